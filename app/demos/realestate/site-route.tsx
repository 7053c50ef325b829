import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { documentRoute } from "../document-route.tsx";
import { realestateBlocks } from "./blocks/blocks.ts";
import "./drawing-sheet.css";
import { site } from "./site.ts";

const views = viewsOf(joinRegistries(coreBlocks, realestateBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "text", style: "italic" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
