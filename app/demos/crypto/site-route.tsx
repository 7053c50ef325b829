import { viewsOf } from "../../../engine/blocks/registry.ts";
import { crypto } from "../../../templates/crypto/design.ts";
import { site } from "../../../templates/crypto/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(crypto.blocks);

const route = documentRoute(site, views, { noJs: true, firstFaces: crypto.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
