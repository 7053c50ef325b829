import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { LiveForm } from "../../../engine/blocks/form/live.tsx";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { Vitrine } from "../../../templates/luxury/blocks/vitrine/vitrine.tsx";
import { frame } from "../../../templates/luxury/frame.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/luxury/lamp.css";
import { contact } from "../../../templates/luxury/pages/contact.ts";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["luxury/vitrine", Vitrine],
  ["form", LiveForm],
  ["hours", Hours],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
