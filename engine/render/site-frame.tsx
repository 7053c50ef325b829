import type { ReactNode } from "react";
import type { Link } from "../blocks/fields.ts";
import { Footer } from "../blocks/footer/footer.tsx";
import { Navigation } from "../blocks/navigation/navigation.tsx";
import type { SiteDocument } from "../document/site-document.ts";
import { themeCss } from "../theme/theme-css.ts";
import "../engine.css";
import { wordsOf } from "../language/words-of.ts";
import { resolve } from "./resolve.ts";
import { resolveHref } from "./resolve-href.ts";
import { toldSite } from "./told-site.ts";

export type Place = {
  /** The path at which the site is shown, without a slash at its end; empty at the root of a domain. */
  base: string;
  /** Path of the page within the site: `/`, `/menu`. */
  path: string;
  /** The way back to whoever shows the site, where it is not on its own domain. */
  host?: Link;
};

type Props = { site: Omit<SiteDocument<unknown>, "pages">; place: Place; children: ReactNode };

/** What surrounds every page of a site: its theme, navigation bar and footer, with `children` as the main part. */
export function SiteFrame({ site: document, place, children }: Props) {
  const site = toldSite(document);
  const { base, path, host } = place;
  const source = { base };
  return (
    <>
      <style href={`theme-${base}`} precedence="theme">
        {themeCss(site.theme)}
      </style>
      <div className="site" data-motif={site.theme.motif}>
        <a className="skip" href="#content">
          {wordsOf(site.seo.language).skip}
        </a>
        <Navigation
          {...resolve(site.nav, source)}
          id="navigation"
          home={resolveHref("/", base)}
          current={resolveHref(path, base)}
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer {...resolve(site.footer, source)} id="footer" host={host} />
      </div>
    </>
  );
}
