import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { plumbingBlocks } from "../../../templates/plumbing/blocks/blocks.ts";
import { site } from "../../../templates/plumbing/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/plumbing/wall.css";

const views = viewsOf(joinRegistries(coreBlocks, plumbingBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
