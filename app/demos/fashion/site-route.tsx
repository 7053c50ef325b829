import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { fashionBlocks } from "../../../templates/fashion/blocks/blocks.ts";
import { site } from "../../../templates/fashion/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(joinRegistries(coreBlocks, fashionBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
