import { viewsOf } from "../../../engine/blocks/registry.ts";
import { gaming } from "../../../templates/gaming/design.ts";
import { site } from "../../../templates/gaming/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(gaming.blocks);

const route = documentRoute(site, views, { noJs: true, isEnhanced: true, firstFaces: gaming.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
