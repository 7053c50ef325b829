import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { foodBlocks } from "../../../templates/food/blocks/blocks.ts";
import { site } from "../../../templates/food/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/food/alley.css";

const views = viewsOf(joinRegistries(coreBlocks, foodBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "text", weight: 700 }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
