import { listings } from "../../content/listings.ts";
import { bareHouse } from "../../content/sample-houses.ts";
import { wholeHouses } from "../../content/sheets.ts";
import type { ListingsProps } from "./listings.props.ts";

export const listingsSamples: Record<string, ListingsProps> = {
  own: { ...listings, houses: [...wholeHouses] },
  least: { ...listings, houses: [bareHouse] },
};
