import { houses } from "./content/houses.ts";

/** What the pages with a parameter are built for. */
export const records: Record<string, readonly string[]> = { "property/:id": houses.map(({ id }) => id) };
