import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { LiveForm } from "../../../engine/blocks/form/live.tsx";
import { Whereabouts } from "../../../templates/realestate/blocks/whereabouts/whereabouts.tsx";
import { firstFaces } from "../../../templates/realestate/theme.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/realestate/drawing-sheet.css";
import { frame } from "../../../templates/realestate/frame.ts";
import { contact } from "../../../templates/realestate/pages/contact.ts";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["realestate/whereabouts", Whereabouts],
  ["form", LiveForm],
]);

const route = documentRoute(site, views, { firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
