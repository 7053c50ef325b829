/** What the own pages of all pieces show beside what lists do. */
export { ownProducts } from "../content/product-details.ts";
