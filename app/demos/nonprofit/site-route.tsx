import { viewsOf } from "../../../engine/blocks/registry.ts";
import { nonprofit } from "../../../templates/nonprofit/design.ts";
import { site } from "../../../templates/nonprofit/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(nonprofit.blocks);

const route = documentRoute(site, views, { noJs: true, isEnhanced: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
