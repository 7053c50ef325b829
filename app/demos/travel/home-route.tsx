import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { CallToAction } from "../../../engine/blocks/call-to-action/call-to-action.tsx";
import { Stats } from "../../../engine/blocks/stats/stats.tsx";
import { Credits } from "../../../templates/travel/blocks/credits/credits.tsx";
import { Day } from "../../../templates/travel/blocks/day/day.tsx";
import { Passage } from "../../../templates/travel/blocks/passage/passage.tsx";
import { Still } from "../../../templates/travel/blocks/still/still.tsx";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/travel/letterbox.css";
import { LiveVoyages } from "../../../templates/travel/blocks/voyages/live.tsx";
import { site } from "../../../templates/travel/site.ts";

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
