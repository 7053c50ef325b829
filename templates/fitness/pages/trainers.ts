import { head, roster } from "../content/trainers.ts";
import type { FitnessPage } from "./fitness-page.ts";

export const trainers: FitnessPage = {
  seo: {
    title: "Trainers | Ironfield",
    description:
      "Five trainers, shown by what they never train without: a belt, a stopwatch, a block of chalk, a pair of wraps, flat shoes. And their numbers.",
  },
  blocks: [
    { type: "fitness/poster", props: head },
    { type: "fitness/roster", id: "five", props: roster },
  ],
};
