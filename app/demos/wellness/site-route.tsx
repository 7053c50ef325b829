import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { wellnessBlocks } from "../../../templates/wellness/blocks/blocks.ts";
import { site } from "../../../templates/wellness/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/wellness/fog.css";

const views = viewsOf(joinRegistries(coreBlocks, wellnessBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
