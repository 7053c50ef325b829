import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { documentRoute } from "../document-route.tsx";
import { foodBlocks } from "./blocks/blocks.ts";
import { site } from "./site.ts";
import "./alley.css";

const views = viewsOf(joinRegistries(coreBlocks, foodBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "text", weight: 700 }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
