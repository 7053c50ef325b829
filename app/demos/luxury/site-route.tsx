import { viewsOf } from "../../../engine/blocks/registry.ts";
import { luxury } from "../../../templates/luxury/design.ts";
import { site } from "../../../templates/luxury/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(luxury.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
