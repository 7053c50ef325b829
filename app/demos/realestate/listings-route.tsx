import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { Listings } from "../../../templates/realestate/blocks/listings/live.tsx";
import { frame } from "../../../templates/realestate/frame.ts";
import { listingsPage } from "../../../templates/realestate/pages/listings.ts";
import { houses } from "../../../templates/realestate/records/houses.ts";
import { firstFaces } from "../../../templates/realestate/theme.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/realestate/drawing-sheet.css";

const site = { ...frame, collections: { houses }, pages: { "/listings": listingsPage } };

const views: BlockViews = new Map<string, BlockView<never>>([["realestate/listings", Listings]]);

const route = documentRoute(site, views, {
  firstFaces,
  useSite: useSiteWithPlans,
});

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;

/** The site with the plans of all houses once they are asked for, because only the list shows them. */
function useSiteWithPlans(shown: SiteDocument): SiteDocument {
  const [whole, setWhole] = useState<SiteDocument["collections"]>();
  const isList = new URLSearchParams(useLocation().search).get("view") === "list";
  useEffect(() => {
    if (isList)
      void import("../../../templates/realestate/records/whole-houses.ts").then(({ houses }) =>
        setWhole({ houses }),
      );
  }, [isList]);
  return whole ? { ...shown, collections: whole } : shown;
}
