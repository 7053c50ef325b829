import { pageOf } from "../../template-page.ts";
import type { WellnessBlock } from "../blocks/blocks.ts";
import { bring, head, questions, shapes, week } from "../content/yoga.ts";

export const yoga = pageOf<WellnessBlock>({
  seo: {
    title: "Yoga | {name}",
    description:
      "Nine shapes in eleven minutes for people who cannot touch their toes, a week of slow classes, and mats that are already there.",
  },
  sections: {
    hero: { type: "hero", props: head },
    shapes: { type: "wellness/shapes", id: "shapes", tone: "raised", props: shapes },
    week: { type: "data-table", id: "week", props: week },
    "feature-rows": { type: "feature-rows", props: bring },
    faq: { type: "faq", tone: "deep", props: questions },
  },
});
