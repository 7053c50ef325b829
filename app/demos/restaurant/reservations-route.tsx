import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { LiveForm } from "../../../engine/blocks/form/live.tsx";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { KeyRack } from "../../../templates/restaurant/blocks/key-rack/key-rack.tsx";
import { frame } from "../../../templates/restaurant/frame.ts";
import { reservations } from "../../../templates/restaurant/pages/reservations.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/restaurant/place-card.css";

const site = { ...frame, pages: { "/reservations": reservations } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["form", LiveForm],
  ["restaurant/key-rack", KeyRack],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
