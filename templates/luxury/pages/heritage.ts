import { head, ledger, rules, words } from "../content/heritage.ts";
import { invitation } from "../content/home.ts";
import type { LuxuryPage } from "./luxury-page.ts";

export const heritage: LuxuryPage = {
  seo: {
    title: "Heritage | Aurelle",
    description:
      "From one drawer in 1911 to nine jewelers at one bench: the ledger of the house, its founder’s rule of one lamp, and four rules of the bench.",
  },
  blocks: [
    { type: "luxury/vitrine", props: head },
    { type: "timeline", id: "ledger", props: ledger },
    { type: "quote", tone: "deep", props: words },
    { type: "values", props: rules },
    { type: "call-to-action", tone: "raised", props: invitation },
  ],
};
