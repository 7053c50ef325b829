import { viewsOf } from "../../../engine/blocks/registry.ts";
import { sports } from "../../../templates/sports/design.ts";
import { site } from "../../../templates/sports/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(sports.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
