import { type MetaArgs, useLocation } from "react-router";
import type { BlockViews } from "../../engine/blocks/block.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { SitePage } from "../../engine/render/site-page.tsx";
import type { FaceUse } from "../../engine/theme/theme-css.ts";
import type { PageHandle } from "../root.tsx";
import { siteLinks, siteMeta } from "./site-head.ts";
import { demoPlace } from "./site-place.ts";

type Options = Pick<PageHandle, "noJs" | "isEnhanced"> & {
  /** Faces that are seen first, beside those of running text and headings. */
  firstFaces?: readonly FaceUse[];
};

/** What a route module exports that draws pages of a site document with `views`, and whatever the pages hold with them. */
export function documentRoute(
  site: SiteDocument,
  views: BlockViews,
  { noJs, isEnhanced, firstFaces }: Options = {},
) {
  // A menu that leads to places on the page must be closed by script.
  const hasMenuOfPlaces = [...site.nav.links, site.nav.action].some((link) => link?.href.includes("#"));
  const handle: PageHandle = { noJs, isEnhanced: isEnhanced || hasMenuOfPlaces, theme: site.theme };
  return {
    meta: ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname)),
    links: () => siteLinks(site.theme, firstFaces),
    handle,
    Page: function DocumentPage() {
      const { pathname } = useLocation();
      return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
    },
  };
}
