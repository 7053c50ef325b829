import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { pestcontrolBlocks } from "../../../templates/pestcontrol/blocks/blocks.ts";
import { site } from "../../../templates/pestcontrol/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/pestcontrol/stationery.css";

const views = viewsOf(joinRegistries(coreBlocks, pestcontrolBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "text", style: "italic" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
