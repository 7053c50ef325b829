import { viewsOf } from "../../../engine/blocks/registry.ts";
import { electrician } from "../../../templates/electrician/design.ts";
import { site } from "../../../templates/electrician/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(electrician.blocks);

const route = documentRoute(site, views, { noJs: true, firstFaces: electrician.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
