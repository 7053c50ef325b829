import { viewsOf } from "../../../engine/blocks/registry.ts";
import { fashion } from "../../../templates/fashion/design.ts";
import { site } from "../../../templates/fashion/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(fashion.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
