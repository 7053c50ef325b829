import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { documentRoute } from "../document-route.tsx";
import { pestcontrolBlocks } from "./blocks/blocks.ts";
import { site } from "./site.ts";
import "./stationery.css";

const views = viewsOf(joinRegistries(coreBlocks, pestcontrolBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "text", style: "italic" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
