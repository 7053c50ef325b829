import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { sportsBlocks } from "../../../templates/sports/blocks/blocks.ts";
import { site } from "../../../templates/sports/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/sports/lanes.css";

const views = viewsOf(joinRegistries(coreBlocks, sportsBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
