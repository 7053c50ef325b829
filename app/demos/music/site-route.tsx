import { viewsOf } from "../../../engine/blocks/registry.ts";
import { music } from "../../../templates/music/design.ts";
import { site } from "../../../templates/music/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(music.blocks);

const route = documentRoute(site, views, { noJs: true, isEnhanced: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
