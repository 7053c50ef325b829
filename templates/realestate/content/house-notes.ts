import type { House } from "../collections.ts";

/** What the page of a house has beyond what lists show. */
export type HouseNotes = Required<Pick<House, "lot" | "baths" | "model" | "description" | "inside">>;
