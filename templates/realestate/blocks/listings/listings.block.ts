import { defineBlock } from "../../../../engine/blocks/block.ts";
import { listingsProps } from "./listings.props.ts";
import { listingsSamples } from "./listings.samples.ts";
import { Listings } from "./live.tsx";

export const listingsBlock = defineBlock({
  type: "realestate/listings",
  schema: listingsProps,
  opensPage: true,
  View: Listings,
  samples: listingsSamples,
});
