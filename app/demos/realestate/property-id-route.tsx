import { use } from "react";
import { useParams } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { FloorPlan } from "../../../templates/realestate/blocks/floor-plan/floor-plan.tsx";
import { Mortgage } from "../../../templates/realestate/blocks/mortgage/live.tsx";
import { Neighbors } from "../../../templates/realestate/blocks/neighbors/neighbors.tsx";
import { Property } from "../../../templates/realestate/blocks/property/live.tsx";
import { frame } from "../../../templates/realestate/frame.ts";
import { propertyPage } from "../../../templates/realestate/pages/property.ts";
import { recordData } from "../../../templates/realestate/record-data.ts";
import { houses } from "../../../templates/realestate/records/houses.ts";
import { firstFaces } from "../../../templates/realestate/theme.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/realestate/drawing-sheet.css";
import { openSheet } from "./open-sheet.ts";

const site = { ...frame, collections: { houses }, pages: { "/property/:id": propertyPage } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["realestate/property", Property],
  ["realestate/floor-plan", FloorPlan],
  ["realestate/mortgage", Mortgage],
  ["realestate/neighbors", Neighbors],
]);

const route = documentRoute(site, views, {
  firstFaces,
  recordData,
  useSite: useSiteWithSheet,
});

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;

/**
 * The site with the sheet of the house that is shown. Until it is there, the page stays what it was: as it was built, or the
 * one before.
 */
function useSiteWithSheet(shown: SiteDocument): SiteDocument {
  const { id } = useParams();
  const own = houses.find((house) => house.id === id);
  if (!own) return shown;
  const { plan, notes } = use(openSheet(own.id));
  const whole = houses.map((house) => (house === own ? { ...house, ...notes, plan } : house));
  return { ...shown, collections: { houses: whole } };
}
