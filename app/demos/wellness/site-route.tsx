import { viewsOf } from "../../../engine/blocks/registry.ts";
import { wellness } from "../../../templates/wellness/design.ts";
import { site } from "../../../templates/wellness/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(wellness.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
