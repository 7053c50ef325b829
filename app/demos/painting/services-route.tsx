import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { ProcessSteps } from "../../../engine/blocks/process-steps/process-steps.tsx";
import { documentRoute } from "../document-route.tsx";
import { Head } from "./blocks/head/head.tsx";
import { Lid } from "./blocks/lid/lid.tsx";
import { Rates } from "./blocks/rates/rates.tsx";
import { Specials } from "./blocks/specials/specials.tsx";
import { LiveEstimate } from "./estimate/live-estimate.tsx";
import { frame } from "./frame.ts";
import "./paint.css";
import { services } from "./pages/services.ts";
import "./process.css";

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
