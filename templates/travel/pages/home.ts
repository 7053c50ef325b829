import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { TravelBlock } from "../blocks/blocks.ts";
import { credits, day, intermission, line, passage, still } from "../content/home.ts";
import { search } from "../content/voyages.ts";

/** The film, from its first still to its credits. */
export const home: Page<CoreBlock | TravelBlock> = {
  seo: {
    title: "Farshore | Six remote coasts under sail",
    description:
      "One brigantine, twelve berths, six coasts from 78° north to 51° south. Voyages of 8 to 14 nights from $3,650. Search them by words and by dates.",
  },
  blocks: [
    { type: "travel/still", tone: "deep", props: still },
    { type: "travel/voyages", id: "voyages", tone: "deep", props: search },
    { type: "stats", id: "ship", props: intermission },
    { type: "travel/passage", id: "year", props: passage },
    { type: "travel/day", id: "day", tone: "deep", props: day },
    { type: "call-to-action", id: "berth", props: line },
    { type: "travel/credits", id: "credits", tone: "deep", props: credits },
  ],
};
