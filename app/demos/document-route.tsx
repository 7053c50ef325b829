import type { ReactNode } from "react";
import { type MetaArgs, Navigate, useLocation } from "react-router";
import type { BlockViews } from "../../engine/blocks/block.ts";
import { pageAt } from "../../engine/document/page-at.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { RecordData } from "../../engine/render/page-head.ts";
import { SitePage } from "../../engine/render/site-page.tsx";
import type { FaceUse } from "../../engine/theme/theme-css.ts";
import type { PageHandle } from "../root.tsx";
import { siteLinks, siteMeta } from "./site-head.ts";
import { demoPlace } from "./site-place.ts";

type Options = Pick<PageHandle, "noJs" | "isEnhanced"> & {
  /** Faces that are seen first, beside those of running text and headings. */
  firstFaces?: readonly FaceUse[];
  /** What search engines are told of a record that the page shows, by collection. */
  recordData?: Readonly<Record<string, RecordData>>;
  /** What stands behind links of the navigation, by the path that they lead to. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** A hook that gives the site as the visit has made it, such as with what was fetched later. */
  useSite?: (site: SiteDocument) => SiteDocument;
};

/** What a route module exports that draws pages of a site document with `views`, and whatever the pages hold with them. */
export function documentRoute(
  site: SiteDocument,
  views: BlockViews,
  { noJs, isEnhanced, firstFaces, recordData, notes, useSite = itself }: Options = {},
) {
  // A menu that leads to places on the page must be closed by script.
  const hasMenuOfPlaces = [...site.nav.links, site.nav.action].some((link) => link?.href.includes("#"));
  const handle: PageHandle = { noJs, isEnhanced: isEnhanced || hasMenuOfPlaces, theme: site.theme };
  return {
    meta: ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname), undefined, recordData),
    links: () => siteLinks(site.theme, firstFaces),
    handle,
    Page: function DocumentPage() {
      const { pathname } = useLocation();
      const place = demoPlace(pathname);
      const shown = useSite(site);
      // As the server answers for a record that the site does not have, only without loading.
      if (!pageAt(shown, place.path)) return <Navigate to={pathname.replace(/[^/]+\/?$/, "404")} replace />;
      return <SitePage site={shown} place={place} views={views} notes={notes} />;
    },
  };
}

function itself<Site>(site: Site): Site {
  return site;
}
