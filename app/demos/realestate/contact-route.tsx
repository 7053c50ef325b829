import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { documentRoute } from "../document-route.tsx";
import { LiveForm } from "../live-form.tsx";
import { Whereabouts } from "./blocks/whereabouts/whereabouts.tsx";
import "./drawing-sheet.css";
import { frame } from "./frame.ts";
import { contact } from "./pages/contact.ts";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["realestate/whereabouts", Whereabouts],
  ["form", LiveForm],
]);

const route = documentRoute(site, views, { firstFaces: [{ family: "text", style: "italic" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
