import { pageOf } from "../../template-page.ts";
import type { FitnessBlock } from "../blocks/blocks.ts";
import { compare, extras, head, questions, tiers } from "../content/membership.ts";

export const membership = pageOf<FitnessBlock>({
  seo: {
    title: "Membership | {name}",
    description:
      "A dollar a kilogram: a day pass is the bar alone at $20, memberships are one, two or three plates a side at $60, $100 and $140 a month.",
  },
  sections: {
    poster: { type: "fitness/poster", props: head },
    plates: { type: "fitness/bars", id: "plates", props: tiers },
    compare: { type: "fitness/compare", id: "compare", tone: "deep", props: compare },
    extras: { type: "fitness/bars", id: "extras", props: extras },
    questions: { type: "faq", id: "questions", tone: "raised", props: questions },
  },
});
