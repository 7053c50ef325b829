import { pageOf } from "../../template-page.ts";
import type { CryptoBlock } from "../blocks/blocks.ts";
import { closingPrint, denominations, depth, habits, handful, note, tape } from "../content/home.ts";

/** From the note to the closing print. */
export const home = pageOf<CryptoBlock>({
  seo: {
    title: "{name} | {trade}",
    description:
      "Six coins, one fee, and figures that hold still while the market does not. A fictional exchange with sample prices.",
  },
  sections: {
    note: { type: "crypto/note", props: note },
    tape: { type: "crypto/tape", props: tape },
    handful: { type: "crypto/handful", props: handful },
    denominations: { type: "crypto/denominations", id: "denominations", props: denominations },
    depth: { type: "crypto/depth", id: "depth", props: depth },
    "feature-rows": { type: "crypto/chapters", props: habits },
    "closing-print": { type: "newsletter", id: "closing-print", tone: "deep", props: closingPrint },
  },
});
