import type { LinkDescriptor, MetaDescriptor } from "react-router";
import { pageAt } from "../../engine/document/page-at.ts";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { pageHead } from "../../engine/render/page-head.ts";
import type { Place } from "../../engine/render/site-frame.tsx";
import { toldSite } from "../../engine/render/told-site.ts";
import type { Theme } from "../../engine/theme/theme.ts";
import { type FaceUse, themeFonts } from "../../engine/theme/theme-css.ts";
import { preloadFonts } from "../fonts/preload-fonts.ts";
import { siteOrigin } from "../identity/site-origin.ts";

/** What a route exports as `meta`: the head of one page of `site`; `seo` where the page is not of the document. */
export function siteMeta(site: SiteDocument<unknown>, place: Place, seo?: Page["seo"]): MetaDescriptor[] {
  const found = pageAt(toldSite(site), place.path);
  const told = seo ?? found?.page.seo;
  return told ? pageHead(site, told, place, siteOrigin, found?.record) : [];
}

/** What a route exports as `links`: the faces of its theme that are seen first, with those its page `also` shows then. */
export function siteLinks(theme: Theme, also?: readonly FaceUse[]): LinkDescriptor[] {
  return preloadFonts(themeFonts(theme, also));
}
