import { bowls, day, head, rules, table } from "../content/nutrition.ts";
import type { WellnessPage } from "./wellness-page.ts";

export const nutrition: WellnessPage = {
  seo: {
    title: "Nutrition | Lull",
    description:
      "Three bowls with their whole recipes, a day of eating drawn as a clock, and four rules that fit on a spoon. No diets, no powders.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "wellness/bowls", id: "bowls", props: bowls },
    { type: "timeline", id: "day", tone: "deep", props: day },
    { type: "values", props: rules },
    { type: "call-to-action", tone: "raised", props: table },
  ],
};
