import { pageOf } from "../../template-page.ts";
import type { RealestateBlock } from "../blocks/blocks.ts";
import { emptyLot } from "../content/empty-lot.ts";

/** What answers for a house that the office does not have. */
export const propertyMissing = pageOf<RealestateBlock>({
  seo: {
    title: "No such house | {name}",
    description: "Nothing has been drawn at this address. The nine houses that stand are all on the map.",
  },
  sections: { lot: { type: "realestate/lot", props: emptyLot } },
});
