import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { cryptoBlocks } from "../../../templates/crypto/blocks/blocks.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/crypto/exchange.css";
import { site } from "../../../templates/crypto/site.ts";

const views = viewsOf(joinRegistries(coreBlocks, cryptoBlocks));

const route = documentRoute(site, views, { noJs: true, firstFaces: [{ family: "mono" }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
