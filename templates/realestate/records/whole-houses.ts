/** All houses with what their own sheets say. */
export { wholeHouses as houses } from "../content/sheets.ts";
