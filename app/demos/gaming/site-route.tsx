import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { gamingBlocks } from "../../../templates/gaming/blocks/blocks.ts";
import { site } from "../../../templates/gaming/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/gaming/hud.css";

const views = viewsOf(joinRegistries(coreBlocks, gamingBlocks));

const route = documentRoute(site, views, { noJs: true, isEnhanced: true, firstFaces: [{ family: "mono" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
