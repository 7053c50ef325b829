import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Pricing } from "../../../templates/saas/blocks/pricing/live.tsx";
import { Questions } from "../../../templates/saas/blocks/questions/questions.tsx";
import { Sign } from "../../../templates/saas/blocks/sign/sign.tsx";
import { frame } from "../../../templates/saas/frame.ts";
import { firstFaces } from "../../../templates/saas/theme.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/saas/grout.css";
import { pricing } from "../../../templates/saas/pages/pricing.ts";

const site = { ...frame, pages: { "/pricing": pricing } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["saas/pricing", Pricing],
  ["saas/questions", Questions],
  ["saas/sign", Sign],
]);

const route = documentRoute(site, views, { firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
