import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { gardeningBlocks } from "../../../templates/gardening/blocks/blocks.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/gardening/garden.css";
import { site } from "../../../templates/gardening/site.ts";

const views = viewsOf(joinRegistries(coreBlocks, gardeningBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "text", style: "italic" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
