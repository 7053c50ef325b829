import { viewsOf } from "../../../engine/blocks/registry.ts";
import { plumbing } from "../../../templates/plumbing/design.ts";
import { site } from "../../../templates/plumbing/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(plumbing.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
