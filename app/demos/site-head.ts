import type { LinkDescriptor, MetaDescriptor } from "react-router";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { pageHead } from "../../engine/render/page-head.ts";
import type { Place } from "../../engine/render/site-frame.tsx";
import type { Theme } from "../../engine/theme/theme.ts";
import { type FaceUse, themeFonts } from "../../engine/theme/theme-css.ts";
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

/** What a route exports as `links`: the faces of its theme that are seen first, with those its page `also` shows then. */
export function siteLinks(theme: Theme, also?: readonly FaceUse[]): LinkDescriptor[] {
  return preloadFonts(themeFonts(theme, also));
}
