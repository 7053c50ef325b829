import { viewsOf } from "../../../engine/blocks/registry.ts";
import { restaurant } from "../../../templates/restaurant/design.ts";
import { site } from "../../../templates/restaurant/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(restaurant.blocks);

const route = documentRoute(site, views, { noJs: true });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
