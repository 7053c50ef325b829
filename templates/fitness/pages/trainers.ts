import { pageOf } from "../../template-page.ts";
import type { FitnessBlock } from "../blocks/blocks.ts";
import { head, roster } from "../content/trainers.ts";

export const trainers = pageOf<FitnessBlock>({
  seo: {
    title: "Trainers | {name}",
    description:
      "Five trainers, shown by what they never train without: a belt, a stopwatch, a block of chalk, a pair of wraps, flat shoes. And their numbers.",
  },
  sections: {
    poster: { type: "fitness/poster", props: head },
    five: { type: "fitness/roster", id: "five", props: roster },
  },
});
