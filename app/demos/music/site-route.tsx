import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { musicBlocks } from "../../../templates/music/blocks/blocks.ts";
import { site } from "../../../templates/music/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/music/spine.css";

const views = viewsOf(joinRegistries(coreBlocks, musicBlocks));

const route = documentRoute(site, views, { noJs: true, isEnhanced: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
