import { pageOf } from "../../template-page.ts";
import type { SportsBlock } from "../blocks/blocks.ts";
import { board, finishes, heatSheet, lap, oval, programs, stagger } from "../content/home.ts";

/** The board, the start, three distances, the track itself, a day, four finishes, and next Thursday. */
export const home = pageOf<SportsBlock>({
  seo: {
    title: "{name} | An athletics academy in {city}",
    description:
      "Programs of 4 weeks, 12 weeks and 6 months at the Fairground Oval, the first of them free. On Thursdays, lane four is open.",
  },
  sections: {
    board: { type: "sports/board", tone: "deep", props: board },
    start: { type: "sports/stagger", id: "start", props: stagger },
    programs: { type: "sports/programs", id: "programs", props: programs },
    oval: { type: "sports/oval", props: oval },
    lap: { type: "sports/lap", id: "lap", tone: "deep", props: lap },
    finishes: { type: "sports/finishes", id: "finishes", props: finishes },
    "heat-sheet": { type: "newsletter", id: "heat-sheet", props: heatSheet },
  },
});
