import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { luxuryBlocks } from "../../../templates/luxury/blocks/blocks.ts";
import { site } from "../../../templates/luxury/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/luxury/lamp.css";

const views = viewsOf(joinRegistries(coreBlocks, luxuryBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
