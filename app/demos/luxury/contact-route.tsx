import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { documentRoute } from "../document-route.tsx";
import { LiveForm } from "../live-form.tsx";
import { Vitrine } from "./blocks/vitrine/vitrine.tsx";
import { frame } from "./frame.ts";
import "./lamp.css";
import { contact } from "./pages/contact.ts";

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
