import { listings } from "../../content/listings.ts";
import { bareHouse } from "../../content/sample-houses.ts";
import { wholeHouses } from "../../content/sheets.ts";
import type { ListingsProps } from "./listings.props.ts";

export const listingsSamples: Record<string, ListingsProps> = {
  own: { ...listings, houses: [...wholeHouses] },
  plain: {
    ...listings,
    map: undefined,
    filters: undefined,
    measures: undefined,
    houses: wholeHouses.map(({ image: _, plan: _plan, ...house }) => house),
  },
  least: { ...listings, houses: [bareHouse] },
};
