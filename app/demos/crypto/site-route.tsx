import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { documentRoute } from "../document-route.tsx";
import { cryptoBlocks } from "./blocks/blocks.ts";
import "./exchange.css";
import { site } from "./site.ts";

const views = viewsOf(joinRegistries(coreBlocks, cryptoBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "mono" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
