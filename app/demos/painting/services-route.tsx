import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { ProcessSteps } from "../../../engine/blocks/process-steps/process-steps.tsx";
import { LiveEstimate } from "../../../templates/painting/blocks/estimate/live.tsx";
import { Head } from "../../../templates/painting/blocks/head/head.tsx";
import { Lid } from "../../../templates/painting/blocks/lid/lid.tsx";
import { Rates } from "../../../templates/painting/blocks/rates/rates.tsx";
import { Specials } from "../../../templates/painting/blocks/specials/specials.tsx";
import { frame } from "../../../templates/painting/frame.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/painting/paint.css";
import { services } from "../../../templates/painting/pages/services.ts";
import "../../../templates/painting/process.css";

const site = { ...frame, pages: { "/services": services } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["painting/head", Head],
  ["painting/rates", Rates],
  ["painting/estimate", LiveEstimate],
  ["painting/specials", Specials],
  ["process-steps", ProcessSteps],
  ["painting/lid", Lid],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
