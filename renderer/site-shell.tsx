import type { ReactNode } from "react";
import type { SiteDocument } from "../engine/document/site-document.ts";
import type { HeadEntry } from "../engine/render/page-head.ts";
import { dataText } from "./data-text.ts";

type Props = {
  site: Pick<SiteDocument, "seo" | "theme">;
  head: readonly HeadEntry[];
  /** Addresses of the fonts that are seen first. */
  fonts: readonly string[];
  children: ReactNode;
};

/** The whole document of one page, with `children` in its body. */
export function SiteShell({ site: { seo, theme }, head, fonts, children }: Props) {
  return (
    <html lang={seo.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme.scheme} />
        <meta name="theme-color" content={theme.colours.paper} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {head.map(headElement)}
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

function headElement(entry: HeadEntry, index: number): ReactNode {
  if ("title" in entry) return <title key={index}>{entry.title}</title>;
  if ("script:ld+json" in entry) {
    const __html = dataText(entry["script:ld+json"]);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which nothing can end the element
    return <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
  }
  if ("tagName" in entry) return <link key={index} rel={entry.rel} href={entry.href} />;
  return <meta key={index} {...entry} />;
}
