import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Knowledge } from "../../../templates/saas/blocks/knowledge/live.tsx";
import { Sign } from "../../../templates/saas/blocks/sign/sign.tsx";
import { frame } from "../../../templates/saas/frame.ts";
import { firstFaces } from "../../../templates/saas/theme.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/saas/grout.css";
import { knowledge } from "../../../templates/saas/pages/knowledge.ts";
import { articles } from "../../../templates/saas/records/articles.ts";

const site = { ...frame, collections: { articles }, pages: { "/knowledge": knowledge } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["saas/knowledge", Knowledge],
  ["saas/sign", Sign],
]);

const route = documentRoute(site, views, { firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
