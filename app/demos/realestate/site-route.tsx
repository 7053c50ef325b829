import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { realestateBlocks } from "../../../templates/realestate/blocks/blocks.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/realestate/drawing-sheet.css";
import { site } from "../../../templates/realestate/site.ts";

const views = viewsOf(joinRegistries(coreBlocks, realestateBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "text", style: "italic" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
