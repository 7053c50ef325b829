import { viewsOf } from "../../../engine/blocks/registry.ts";
import { painting } from "../../../templates/painting/design.ts";
import { site } from "../../../templates/painting/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(painting.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
