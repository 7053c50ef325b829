import type { LinkDescriptor, MetaDescriptor } from "react-router";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { pageHead } from "../../engine/render/page-head.ts";
import type { Place } from "../../engine/render/site-frame.tsx";
import type { Theme } from "../../engine/theme/theme.ts";
import { themeFonts } from "../../engine/theme/theme-css.ts";
import { preloadFonts } from "../fonts/preload-fonts.ts";
import { siteOrigin } from "../identity/site-origin.ts";

/** What a route exports as `meta`: the head of one page of `site`; `seo` where the page is not of the document. */
export function siteMeta(
  site: Pick<SiteDocument<unknown>, "seo" | "pages">,
  place: Place,
  seo: Page["seo"] | undefined = site.pages[place.path]?.seo,
): MetaDescriptor[] {
  return seo ? pageHead(site, seo, place, siteOrigin) : [];
}

/** What a route exports as `links`: the faces of its theme; the mono one where it is among what is seen first. */
export function siteLinks(theme: Theme, options?: { isMonoFirst?: boolean | undefined }): LinkDescriptor[] {
  return preloadFonts(themeFonts(theme, options));
}
