import { viewsOf } from "../../../engine/blocks/registry.ts";
import { pestcontrol } from "../../../templates/pestcontrol/design.ts";
import { site } from "../../../templates/pestcontrol/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(pestcontrol.blocks);

const route = documentRoute(site, views, { noJs: true, firstFaces: pestcontrol.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
