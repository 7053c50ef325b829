/** All pieces with what their own pages say. */
export { wholeProducts as products } from "../content/product-details.ts";
