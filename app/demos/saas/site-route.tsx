import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { saasBlocks } from "../../../templates/saas/blocks/blocks.ts";
import { site } from "../../../templates/saas/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/saas/grout.css";

const views = viewsOf(joinRegistries(coreBlocks, saasBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "mono" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
