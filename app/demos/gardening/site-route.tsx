import { viewsOf } from "../../../engine/blocks/registry.ts";
import { gardening } from "../../../templates/gardening/design.ts";
import { site } from "../../../templates/gardening/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(gardening.blocks);

const route = documentRoute(site, views, { noJs: true, firstFaces: gardening.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
