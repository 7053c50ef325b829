import { pageOf } from "../../template-page.ts";
import type { RealestateBlock } from "../blocks/blocks.ts";
import { listings } from "../content/listings.ts";

export const listingsPage = pageOf<RealestateBlock>({
  seo: {
    title: "Listings | {name}",
    description:
      "Nine houses for sale in {city}, Maine, on a map and as a list: filter by type, price and beds; every one with its floor plan.",
  },
  sections: { listings: { type: "realestate/listings", props: listings } },
});
