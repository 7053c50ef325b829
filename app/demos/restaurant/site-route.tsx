import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { documentRoute } from "../document-route.tsx";
import { restaurantBlocks } from "./blocks/blocks.ts";
import { site } from "./site.ts";
import "./menu-card.css";
import "./objects.css";

const views = viewsOf(joinRegistries(coreBlocks, restaurantBlocks));

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
