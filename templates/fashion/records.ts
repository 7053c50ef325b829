import { products } from "./content/products.ts";

/** What the pages with a parameter are built for. */
export const records: Record<string, readonly string[]> = { "product/:id": products.map(({ id }) => id) };
