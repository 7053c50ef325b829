import { viewsOf } from "../../../engine/blocks/registry.ts";
import { roofing } from "../../../templates/roofing/design.ts";
import { site } from "../../../templates/roofing/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(roofing.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
