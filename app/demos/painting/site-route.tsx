import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { paintingBlocks } from "../../../templates/painting/blocks/blocks.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/painting/paint.css";
import { site } from "../../../templates/painting/site.ts";

const views = viewsOf(joinRegistries(coreBlocks, paintingBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
