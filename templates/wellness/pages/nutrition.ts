import { pageOf } from "../../template-page.ts";
import type { WellnessBlock } from "../blocks/blocks.ts";
import { bowls, day, head, rules, table } from "../content/nutrition.ts";

export const nutrition = pageOf<WellnessBlock>({
  seo: {
    title: "Nutrition | {name}",
    description:
      "Three bowls with their whole recipes, a day of eating drawn as a clock, and four rules that fit on a spoon. No diets, no powders.",
  },
  sections: {
    hero: { type: "hero", props: head },
    bowls: { type: "wellness/bowls", id: "bowls", props: bowls },
    day: { type: "timeline", id: "day", tone: "deep", props: day },
    values: { type: "values", props: rules },
    "call-to-action": { type: "call-to-action", tone: "raised", props: table },
  },
});
