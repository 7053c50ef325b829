import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { treeserviceBlocks } from "../../../templates/treeservice/blocks/blocks.ts";
import { site } from "../../../templates/treeservice/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/treeservice/forest.css";

const views = viewsOf(joinRegistries(coreBlocks, treeserviceBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
