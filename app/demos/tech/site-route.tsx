import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { techBlocks } from "../../../templates/tech/blocks/blocks.ts";
import { site } from "../../../templates/tech/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/tech/tty.css";

const views = viewsOf(joinRegistries(coreBlocks, techBlocks));

const route = documentRoute(site, views, { noJs: true, isEnhanced: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
