import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { TownMap } from "../../../engine/blocks/map/map.tsx";
import { documentRoute } from "../document-route.tsx";
import { LiveForm } from "../live-form.tsx";
import { frame } from "./frame.ts";
import { contact } from "./pages/contact.ts";
import "./place-card.css";

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
