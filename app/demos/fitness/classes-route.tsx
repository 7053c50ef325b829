import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { CallToAction } from "../../../engine/blocks/call-to-action/call-to-action.tsx";
import { Board } from "../../../templates/fitness/blocks/board/live.tsx";
import { Poster } from "../../../templates/fitness/blocks/poster/poster.tsx";
import { frame } from "../../../templates/fitness/frame.ts";
import { classes } from "../../../templates/fitness/pages/classes.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/fitness/sheet.css";

const site = { ...frame, pages: { "/classes": classes } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["fitness/poster", Poster],
  ["fitness/board", Board],
  ["call-to-action", CallToAction],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
