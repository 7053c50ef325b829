import { pageOf } from "../../template-page.ts";
import type { PaintingBlock } from "../blocks/blocks.ts";
import { coats, deck, lid, rules, wall } from "../content/home.ts";

export const home = pageOf<PaintingBlock>({
  seo: {
    title: "{name} | House painters in {city}",
    description:
      "House painters for {area}. Two coats on everything, interiors from $3.50 a square foot. Call {phone} or ask for a free estimate.",
  },
  sections: {
    wall: { type: "painting/wall", props: wall },
    coats: { type: "painting/coats", props: coats },
    deck: { type: "painting/deck", id: "deck", tone: "deep", props: deck },
    rules: { type: "painting/rules", id: "rules", props: rules },
    estimate: { type: "painting/lid", id: "estimate", props: lid },
  },
});
