import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { roofingBlocks } from "../../../templates/roofing/blocks/blocks.ts";
import { site } from "../../../templates/roofing/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/roofing/courses.css";

const views = viewsOf(joinRegistries(coreBlocks, roofingBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
