import { five, poster, slats, sleeve, tape } from "../content/home.ts";
import { prices } from "../content/membership.ts";
import type { FitnessPage } from "./fitness-page.ts";

export const home: FitnessPage = {
  seo: {
    title: "Ironfield | Strength gym in Pittsburgh, open at five",
    description:
      "Twenty-five platforms in a former rolling mill at 61 Slag Street. Open at 5 AM every day; a day costs $20, which is what the bar weighs.",
  },
  blocks: [
    { type: "fitness/poster", props: poster },
    { type: "fitness/tape", props: tape },
    { type: "fitness/sleeve", tone: "deep", props: sleeve },
    { type: "fitness/slats", id: "classes", props: slats },
    { type: "fitness/five", id: "hours", tone: "deep", props: five },
    { type: "fitness/bars", id: "prices", props: prices },
  ],
};
