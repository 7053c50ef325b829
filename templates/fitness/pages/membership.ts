import { compare, extras, head, questions, tiers } from "../content/membership.ts";
import type { FitnessPage } from "./fitness-page.ts";

export const membership: FitnessPage = {
  seo: {
    title: "Membership | Ironfield",
    description:
      "A dollar a kilogram: a day pass is the bar alone at $20, memberships are one, two or three plates a side at $60, $100 and $140 a month.",
  },
  blocks: [
    { type: "fitness/poster", props: head },
    { type: "fitness/bars", id: "plates", props: tiers },
    { type: "fitness/compare", id: "compare", tone: "deep", props: compare },
    { type: "fitness/bars", id: "extras", props: extras },
    { type: "faq", id: "questions", tone: "raised", props: questions },
  ],
};
