import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { stillBlocks } from "../../../templates/realestate/blocks/still-blocks.ts";
import { firstFaces } from "../../../templates/realestate/theme.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/realestate/drawing-sheet.css";
import { frame } from "../../../templates/realestate/frame.ts";
import { agentsPage } from "../../../templates/realestate/pages/agents.ts";
import { home } from "../../../templates/realestate/pages/home.ts";
import { propertyMissing } from "../../../templates/realestate/pages/property-missing.ts";

// The pages without routes of their own: what those show need not be shared with these.
const site = { ...frame, pages: { "/": home, "/agents": agentsPage, "/property/404": propertyMissing } };

const views = viewsOf(joinRegistries(coreBlocks, stillBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
