import { pageOf } from "../../template-page.ts";
import type { FitnessBlock } from "../blocks/blocks.ts";
import { five, poster, slats, sleeve, tape } from "../content/home.ts";
import { prices } from "../content/membership.ts";

export const home = pageOf<FitnessBlock>({
  seo: {
    title: "{name} | {trade} in {city}, open at five",
    description:
      "Twenty-five platforms in a former rolling mill at {street}. Open at 5 AM every day; a day costs $20, which is what the bar weighs.",
  },
  sections: {
    poster: { type: "fitness/poster", props: poster },
    tape: { type: "fitness/tape", props: tape },
    sleeve: { type: "fitness/sleeve", tone: "deep", props: sleeve },
    classes: { type: "fitness/slats", id: "classes", props: slats },
    hours: { type: "fitness/five", id: "hours", tone: "deep", props: five },
    prices: { type: "fitness/bars", id: "prices", props: prices },
  },
});
