/** What lists show of all pieces. */
export { products } from "../content/products.ts";
