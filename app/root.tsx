import { type ReactNode, useContext, useEffect } from "react";
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { notices } from "./account/notices.ts";
import "./app.css";
import { Toaster } from "./components/ui/toaster.tsx";
import { enhancementUrl } from "./enhancement/url.ts";
import { criticalFonts } from "./fonts/fonts.ts";
import { identity } from "./identity/identity.ts";

/** What a route may say of itself to the document shell through its `handle` export. */
export type PageHandle = {
  /** The page ships no React: its behaviour comes from the enhancement script alone. */
  noJs?: boolean;
};

function useIsWithoutReact(): boolean {
  const matches = useMatches();
  // The build renders "/" a second time as the fallback of a single-page app and refuses it without scripts.
  const isFallback = useContext(FrameworkContext)?.isSpaMode === true;
  return !isFallback && matches.some((match) => (match.handle as PageHandle | undefined)?.noJs === true);
}

export function Layout({ children }: { children: ReactNode }) {
  const withoutReact = useIsWithoutReact();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#eef2ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#07201b" media="(prefers-color-scheme: dark)" />
        <meta name="application-name" content={identity.name} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {criticalFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {withoutReact ? (
          // Low: the faces of the first paint come before it.
          <script type="module" src={enhancementUrl} fetchPriority="low" />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * The build puts the CSS of the first paint into a hydrated page and lets its full sheets wait as `media="print"`,
 * so that they do not hold that paint back; from here on they apply.
 */
function useFullStylesheets() {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')) {
      link.media = "all";
    }
  }, []);
}

export default function Root() {
  useFullStylesheets();
  return (
    <>
      <Outlet />
      <Toaster label={notices.region} dismissLabel={notices.dismiss} />
    </>
  );
}
