import { coats, deck, lid, rules, wall } from "../content/home.ts";
import type { PaintingPage } from "./painting-page.ts";

export const home: PaintingPage = {
  seo: {
    title: "Second Coat | House painters in Providence",
    description:
      "House painters for Providence and the East Bay. Two coats on everything, interiors from $3.50 a square foot. Call (401) 555-0143 or ask for a free estimate.",
  },
  blocks: [
    { type: "painting/wall", props: wall },
    { type: "painting/coats", props: coats },
    { type: "painting/deck", id: "deck", tone: "deep", props: deck },
    { type: "painting/rules", id: "rules", props: rules },
    { type: "painting/lid", id: "estimate", props: lid },
  ],
};
