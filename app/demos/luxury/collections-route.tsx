import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { CallToAction } from "../../../engine/blocks/call-to-action/call-to-action.tsx";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { LiveCollections } from "../../../templates/luxury/blocks/collections/live.tsx";
import { Inventory } from "../../../templates/luxury/blocks/inventory/inventory.tsx";
import { frame } from "../../../templates/luxury/frame.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/luxury/lamp.css";
import { collections } from "../../../templates/luxury/pages/collections.ts";

const site = { ...frame, pages: { "/collections": collections } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["luxury/collections", LiveCollections],
  ["luxury/inventory", Inventory],
  ["call-to-action", CallToAction],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
