import { viewsOf } from "../../../engine/blocks/registry.ts";
import { poolbuilder } from "../../../templates/poolbuilder/design.ts";
import { site } from "../../../templates/poolbuilder/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(poolbuilder.blocks);

const route = documentRoute(site, views, { noJs: true, firstFaces: poolbuilder.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
