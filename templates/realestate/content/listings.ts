import type { ListingsProps } from "../blocks/listings/listings.props.ts";
import { types } from "./houses.ts";
import { mapWords, measureWords, planScale, statusWords } from "./words.ts";

export const listings: ListingsProps = {
  title: "Listings",
  houses: "{collection:houses}",
  count: { one: "house", many: "houses" },
  filters: {
    label: "Filter and view",
    any: "Any",
    type: "Type",
    price: "Price",
    beds: "Beds",
    orMore: "{=beds} or more",
    view: "View",
    plan: "Plan",
    list: "List",
    reset: "Reset",
  },
  types,
  prices: [
    { id: "under-1m", label: "under $1 million", below: 1_000_000_00 },
    { id: "1m-2m", label: "$1 to $2 million", from: 1_000_000_00, below: 2_000_000_00 },
    { id: "over-2m", label: "$2 million and more", from: 2_000_000_00 },
  ],
  none: {
    title: "Nothing stands here",
    text: "No house fits all of it. We have nine, and they were built before you asked: loosen one line, or take all three back.",
    reset: "Show all nine",
  },
  map: { label: "Houses on the map", schedule: "Schedule", words: mapWords },
  statuses: statusWords,
  measures: measureWords,
  planScale,
};
