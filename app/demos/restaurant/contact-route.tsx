import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { LiveForm } from "../../../engine/blocks/form/live.tsx";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { TownMap } from "../../../engine/blocks/map/map.tsx";
import { frame } from "../../../templates/restaurant/frame.ts";
import { contact } from "../../../templates/restaurant/pages/contact.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/restaurant/place-card.css";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["form", LiveForm],
  ["hours", Hours],
  ["map", TownMap],
]);

const route = documentRoute(site, views, { firstFaces: [{ family: "text", weight: 500 }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
