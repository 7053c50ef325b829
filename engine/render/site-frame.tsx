import type { ReactNode } from "react";
import type { Link } from "../blocks/fields.ts";
import { Footer } from "../blocks/footer/footer.tsx";
import { Navigation } from "../blocks/navigation/navigation.tsx";
import type { SiteDocument } from "../document/site-document.ts";
import { scriptNames, themeCss } from "../theme/theme-css.ts";
import "../engine.css";
import type { Facts } from "../facts/facts.ts";
import { wordsOf } from "../language/words-of.ts";
import { pictureFile } from "../picture.ts";
import { resolve } from "./resolve.ts";
import { resolveHref } from "./resolve-href.ts";
import { toldSite } from "./told-site.ts";

export type Place = {
  /** The path at which the site is shown, without a slash at its end; empty at the root of a domain. */
  base: string;
  /** Path of the page within the site: `/`, `/menu`. */
  path: string;
  /** The ways back to whoever shows the site, where it is not on its own domain. */
  host?: readonly Link[];
};

type BodyProps = {
  site: Omit<SiteDocument<unknown>, "pages">;
  place: Place;
  /** What stands behind links of the navigation, by the path of the site that they lead to: how much lies in a cart. */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** A picture before the name in the navigation, in place of the business's own logo: that of whoever tries the design on. */
  logo?: string | undefined;
  children: ReactNode;
};

type Props = BodyProps & {
  /** What the main part shows, as far as it is plain data: it may need faces that the frame does not. */
  content?: unknown;
};

/** What surrounds every page of a site: its theme, navigation bar and footer, with `children` as the main part. */
export function SiteFrame({ content, ...body }: Props) {
  const site = toldSite(body.site);
  const { language } = site.seo;
  return (
    <>
      <style href={`theme-${body.place.base}`} precedence="theme">
        {themeCss(
          site.theme,
          ":root",
          { ...site, pages: [content, wordsOf(language, site.facts.currency)] },
          language,
        )}
      </style>
      <SiteBody {...body} />
    </>
  );
}

/** The same without its theme, which the document has by other ways. */
export function SiteBody({ site: document, place, notes, logo, children }: BodyProps) {
  const site = toldSite(document);
  const { nav, footer } = site;
  const { language } = site.seo;
  return (
    <div className="site" data-motif={site.theme.motif} data-script={scriptNames([nav, footer], language)}>
      <a className="skip" href="#content">
        {wordsOf(language).skip}
      </a>
      <SiteNavigation nav={nav} facts={site.facts} place={place} notes={notes} logo={logo} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter footer={footer} place={place} />
    </div>
  );
}

/** The navigation of a site, its facts told. */
export function SiteNavigation({
  nav,
  facts,
  place: { base, path },
  notes = {},
  logo,
}: Pick<BodyProps, "place" | "notes" | "logo"> & Pick<BodyProps["site"], "nav" | "facts">) {
  return (
    <Navigation
      {...resolve(nav, { base })}
      id="navigation"
      home={resolveHref("/", base)}
      current={resolveHref(path, base)}
      notes={Object.fromEntries(Object.entries(notes).map(([path, note]) => [resolveHref(path, base), note]))}
      logo={logo ?? logoFile(facts)}
    />
  );
}

/** The footer of a site, its facts told. */
export function SiteFooter({
  footer,
  place: { base, host },
}: Pick<BodyProps, "place"> & Pick<BodyProps["site"], "footer">) {
  return <Footer {...resolve(footer, { base })} id="footer" host={host} />;
}

/** The smallest file of a logo, which a line of a navigation has room enough for. */
function logoFile({ logo }: Facts): string | undefined {
  return logo && pictureFile(logo, Math.min(...logo.widths));
}
