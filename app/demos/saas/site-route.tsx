import { viewsOf } from "../../../engine/blocks/registry.ts";
import { saas } from "../../../templates/saas/design.ts";
import { site } from "../../../templates/saas/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(saas.blocks);

const route = documentRoute(site, views, { noJs: true, firstFaces: saas.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
