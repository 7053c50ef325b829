import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { documentRoute } from "../document-route.tsx";
import { LiveForm } from "../live-form.tsx";
import { Head } from "./blocks/head/head.tsx";
import { Sign } from "./blocks/sign/sign.tsx";
import { frame } from "./frame.ts";
import "./grout.css";
import { contact } from "./pages/contact.ts";

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
