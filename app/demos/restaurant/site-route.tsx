import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { restaurantBlocks } from "../../../templates/restaurant/blocks/blocks.ts";
import { site } from "../../../templates/restaurant/site.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/restaurant/menu-card.css";
import "../../../templates/restaurant/objects.css";

const views = viewsOf(joinRegistries(coreBlocks, restaurantBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
