import { bring, head, questions, shapes, week } from "../content/yoga.ts";
import type { WellnessPage } from "./wellness-page.ts";

export const yoga: WellnessPage = {
  seo: {
    title: "Yoga | Lull",
    description:
      "Nine shapes in eleven minutes for people who cannot touch their toes, a week of slow classes, and mats that are already there.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "wellness/shapes", id: "shapes", tone: "raised", props: shapes },
    { type: "data-table", id: "week", props: week },
    { type: "feature-rows", props: bring },
    { type: "faq", tone: "deep", props: questions },
  ],
};
