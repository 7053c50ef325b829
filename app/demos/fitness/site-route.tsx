import { viewsOf } from "../../../engine/blocks/registry.ts";
import { fitness } from "../../../templates/fitness/design.ts";
import { site } from "../../../templates/fitness/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(fitness.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
