import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { CallToAction } from "../../../engine/blocks/call-to-action/call-to-action.tsx";
import { Stats } from "../../../engine/blocks/stats/stats.tsx";
import { documentRoute } from "../document-route.tsx";
import { Credits } from "./blocks/credits/credits.tsx";
import { Day } from "./blocks/day/day.tsx";
import { Passage } from "./blocks/passage/passage.tsx";
import { Still } from "./blocks/still/still.tsx";
import "./letterbox.css";
import { LiveVoyages } from "./search/live-voyages.tsx";
import { site } from "./site.ts";

const views: BlockViews = new Map<string, BlockView<never>>([
  ["travel/still", Still],
  ["travel/voyages", LiveVoyages],
  ["stats", Stats],
  ["travel/passage", Passage],
  ["travel/day", Day],
  ["call-to-action", CallToAction],
  ["travel/credits", Credits],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
