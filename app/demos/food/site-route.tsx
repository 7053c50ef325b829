import { viewsOf } from "../../../engine/blocks/registry.ts";
import { food } from "../../../templates/food/design.ts";
import { site } from "../../../templates/food/site.ts";
import { documentRoute } from "../document-route.tsx";

const views = viewsOf(food.blocks);

const route = documentRoute(site, views, { noJs: true, firstFaces: food.firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
