import { articles, fees, glossary, opening, risk } from "../content/learn.ts";
import type { CryptoPage } from "./crypto-page.ts";

/** What to know before the first order, and the price list. */
export const learn: CryptoPage = {
  seo: {
    title: "Learn | Drachm",
    description:
      "Keys, order books, spreads and fees in plain words, a glossary of twelve, and risk said honestly: you can lose all of it.",
  },
  blocks: [
    { type: "hero", props: opening },
    { type: "crypto/specimen", id: "risk", tone: "deep", props: risk },
    { type: "faq", id: "articles", props: articles },
    { type: "data-table", id: "fees", tone: "raised", props: fees },
    { type: "crypto/glossary", id: "glossary", props: glossary },
  ],
};
