import { pageOf } from "../../template-page.ts";
import type { FitnessBlock } from "../blocks/blocks.ts";
import { board, full, head } from "../content/classes.ts";

export const classes = pageOf<FitnessBlock>({
  seo: {
    title: "Classes | {name}",
    description:
      "The week at {name}, Monday to Sunday: barbell, kettlebell, ropes, sled, gymnastics, engine and mobility, fifteen people to a class, from 5:15 AM.",
  },
  sections: {
    poster: { type: "fitness/poster", props: head },
    board: { type: "fitness/board", id: "board", tone: "deep", props: board },
    full: { type: "call-to-action", id: "full", props: full },
  },
});
