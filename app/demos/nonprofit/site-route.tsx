import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { nonprofitBlocks } from "../../../templates/nonprofit/blocks/blocks.ts";
import { site } from "../../../templates/nonprofit/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/nonprofit/banks.css";

const views = viewsOf(joinRegistries(coreBlocks, nonprofitBlocks));

const route = documentRoute(site, views, { noJs: true, isEnhanced: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
