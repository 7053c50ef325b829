import { pageOf } from "../../template-page.ts";
import type { LuxuryBlock } from "../blocks/blocks.ts";
import { head, prices, questions, stages } from "../content/bespoke.ts";

export const bespoke = pageOf<LuxuryBlock>({
  seo: {
    title: "Bespoke | {name}",
    description:
      "A ring in fourteen weeks and three stages: stones on white paper, a wax you can wear, and the lid. Prices are said before the wax.",
  },
  sections: {
    hero: { type: "hero", props: head },
    stages: { type: "luxury/stages", id: "stages", props: stages },
    "price-list": { type: "price-list", tone: "deep", props: prices },
    faq: { type: "faq", props: questions },
  },
});
