import { emptyLot } from "../content/empty-lot.ts";
import type { RealestatePage } from "./realestate-page.ts";

/** What answers for a house that the office does not have. */
export const propertyMissing: RealestatePage = {
  seo: {
    title: "No such house | Plinth",
    description: "Nothing has been drawn at this address. The nine houses that stand are all on the map.",
  },
  blocks: [{ type: "realestate/lot", props: emptyLot }],
};
