import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { LiveForm } from "../../../engine/blocks/form/live.tsx";
import { Head } from "../../../templates/saas/blocks/head/head.tsx";
import { Sign } from "../../../templates/saas/blocks/sign/sign.tsx";
import { frame } from "../../../templates/saas/frame.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/saas/grout.css";
import { contact } from "../../../templates/saas/pages/contact.ts";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["saas/head", Head],
  ["form", LiveForm],
  ["saas/sign", Sign],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
