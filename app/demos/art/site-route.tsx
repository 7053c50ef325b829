import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { artBlocks } from "../../../templates/art/blocks/blocks.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/art/rooms.css";
import { site } from "../../../templates/art/site.ts";

const views = viewsOf(joinRegistries(coreBlocks, artBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
