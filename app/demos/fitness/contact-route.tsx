import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { LiveForm } from "../../../engine/blocks/form/live.tsx";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { TownMap } from "../../../engine/blocks/map/map.tsx";
import { Poster } from "../../../templates/fitness/blocks/poster/poster.tsx";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/fitness/contact.css";
import { frame } from "../../../templates/fitness/frame.ts";
import { contact } from "../../../templates/fitness/pages/contact.ts";
import "../../../templates/fitness/sheet.css";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["fitness/poster", Poster],
  ["form", LiveForm],
  ["map", TownMap],
  ["hours", Hours],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
