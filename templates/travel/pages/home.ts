import { pageOf } from "../../template-page.ts";
import type { TravelBlock } from "../blocks/blocks.ts";
import { credits, day, intermission, line, passage, still } from "../content/home.ts";
import { search } from "../content/voyages.ts";

/** The film, from its first still to its credits. */
export const home = pageOf<TravelBlock>({
  seo: {
    title: "{name} | Six remote coasts under sail",
    description:
      "One brigantine, twelve berths, six coasts from 78° north to 51° south. Voyages of 8 to 14 nights from $3,650. Search them by words and by dates.",
  },
  sections: {
    still: { type: "travel/still", tone: "deep", props: still },
    voyages: { type: "travel/voyages", id: "voyages", tone: "deep", props: search },
    ship: { type: "stats", id: "ship", props: intermission },
    year: { type: "travel/passage", id: "year", props: passage },
    day: { type: "travel/day", id: "day", tone: "deep", props: day },
    berth: { type: "call-to-action", id: "berth", props: line },
    credits: { type: "travel/credits", id: "credits", tone: "deep", props: credits },
  },
});
