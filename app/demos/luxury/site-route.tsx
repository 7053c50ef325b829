import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { documentRoute } from "../document-route.tsx";
import { luxuryBlocks } from "./blocks/blocks.ts";
import { site } from "./site.ts";
import "./lamp.css";

const views = viewsOf(joinRegistries(coreBlocks, luxuryBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
