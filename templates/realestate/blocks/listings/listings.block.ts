import { defineBlock } from "../../../../engine/blocks/block.ts";
import { formatPrice } from "../../measures.ts";
import { listingsProps } from "./listings.props.ts";
import { listingsSamples } from "./listings.samples.ts";
import { Listings } from "./live.tsx";

export const listingsBlock = defineBlock({
  type: "realestate/listings",
  schema: listingsProps,
  // What is asked of houses, and where they stand, is nothing for other goods.
  neutral: ({ map: _, filters: _filters, measures: _measures, ...props }) => props,
  View: Listings,
  isLive: true,
  says: { houses: ({ price, image }) => ({ price: formatPrice(price), picture: image }) },
  samples: listingsSamples,
});
