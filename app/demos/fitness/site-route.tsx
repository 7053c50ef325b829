import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { fitnessBlocks } from "../../../templates/fitness/blocks/blocks.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/fitness/sheet.css";
import { site } from "../../../templates/fitness/site.ts";

const views = viewsOf(joinRegistries(coreBlocks, fitnessBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
