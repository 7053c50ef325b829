import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { poolbuilderBlocks } from "../../../templates/poolbuilder/blocks/blocks.ts";
import { site } from "../../../templates/poolbuilder/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/poolbuilder/water.css";

const views = viewsOf(joinRegistries(coreBlocks, poolbuilderBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "display", weight: 600 }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
