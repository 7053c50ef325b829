/** What lists and the map show of all houses. */
export { houses } from "../content/houses.ts";
