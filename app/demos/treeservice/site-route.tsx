import { viewsOf } from "../../../engine/blocks/registry.ts";
import { treeservice } from "../../../templates/treeservice/design.ts";
import { site } from "../../../templates/treeservice/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(treeservice.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
