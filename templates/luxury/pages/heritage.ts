import { pageOf } from "../../template-page.ts";
import type { LuxuryBlock } from "../blocks/blocks.ts";
import { head, ledger, rules, words } from "../content/heritage.ts";
import { invitation } from "../content/home.ts";

export const heritage = pageOf<LuxuryBlock>({
  seo: {
    title: "Heritage | {name}",
    description:
      "From one drawer in {founded} to nine jewelers at one bench: the ledger of the house, its founder’s rule of one lamp, and four rules of the bench.",
  },
  sections: {
    vitrine: { type: "luxury/vitrine", props: head },
    ledger: { type: "timeline", id: "ledger", props: ledger },
    quote: { type: "quote", tone: "deep", props: words },
    values: { type: "values", props: rules },
    "call-to-action": { type: "call-to-action", tone: "raised", props: invitation },
  },
});
