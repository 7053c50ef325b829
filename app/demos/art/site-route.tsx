import { viewsOf } from "../../../engine/blocks/registry.ts";
import { art } from "../../../templates/art/design.ts";
import { site } from "../../../templates/art/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(art.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
