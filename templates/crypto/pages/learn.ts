import { pageOf } from "../../template-page.ts";
import type { CryptoBlock } from "../blocks/blocks.ts";
import { articles, fees, glossary, opening, risk } from "../content/learn.ts";

/** What to know before the first order, and the price list. */
export const learn = pageOf<CryptoBlock>({
  seo: {
    title: "Learn | {name}",
    description:
      "Keys, order books, spreads and fees in plain words, a glossary of twelve, and risk said honestly: you can lose all of it.",
  },
  sections: {
    hero: { type: "crypto/plate", props: opening },
    risk: { type: "crypto/specimen", id: "risk", tone: "deep", props: risk },
    articles: { type: "faq", id: "articles", props: articles },
    fees: { type: "data-table", id: "fees", tone: "raised", props: fees },
    glossary: { type: "crypto/glossary", id: "glossary", props: glossary },
  },
});
