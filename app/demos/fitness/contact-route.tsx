import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { TownMap } from "../../../engine/blocks/map/map.tsx";
import { documentRoute } from "../document-route.tsx";
import { Poster } from "./blocks/poster/poster.tsx";
import "./contact/contact.css";
import { frame } from "./frame.ts";
import { contact } from "./pages/contact.ts";
import { PlanForm } from "./plan-form.tsx";
import "./sheet.css";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["fitness/poster", Poster],
  ["form", PlanForm],
  ["map", TownMap],
  ["hours", Hours],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
