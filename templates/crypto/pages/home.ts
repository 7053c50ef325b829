import { closingPrint, denominations, depth, habits, handful, note, tape } from "../content/home.ts";
import type { CryptoPage } from "./crypto-page.ts";

/** From the note to the closing print. */
export const home: CryptoPage = {
  seo: {
    title: "Drachm | Digital exchange",
    description:
      "Six coins, one fee, and figures that hold still while the market does not. A fictional exchange with sample prices.",
  },
  blocks: [
    { type: "crypto/note", props: note },
    { type: "crypto/tape", props: tape },
    { type: "crypto/handful", props: handful },
    { type: "crypto/denominations", id: "denominations", props: denominations },
    { type: "crypto/depth", id: "depth", props: depth },
    { type: "feature-rows", props: habits },
    { type: "newsletter", id: "closing-print", tone: "deep", props: closingPrint },
  ],
};
