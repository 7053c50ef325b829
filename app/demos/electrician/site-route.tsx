import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { electricianBlocks } from "../../../templates/electrician/blocks/blocks.ts";
import { site } from "../../../templates/electrician/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/electrician/wiring.css";

const views = viewsOf(joinRegistries(coreBlocks, electricianBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "mono" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
