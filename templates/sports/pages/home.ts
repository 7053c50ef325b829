import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { SportsBlock } from "../blocks/blocks.ts";
import { board, finishes, heatSheet, lap, oval, programs, stagger } from "../content/home.ts";

/** The board, the start, three distances, the track itself, a day, four finishes, and next Thursday. */
export const home: Page<CoreBlock | SportsBlock> = {
  seo: {
    title: "Lane Four | An athletics academy in Spokane",
    description:
      "Programs of 4 weeks, 12 weeks and 6 months at the Fairground Oval, the first of them free. On Thursdays, lane four is open.",
  },
  blocks: [
    { type: "sports/board", tone: "deep", props: board },
    { type: "sports/stagger", id: "start", props: stagger },
    { type: "sports/programs", id: "programs", props: programs },
    { type: "sports/oval", props: oval },
    { type: "sports/lap", id: "lap", tone: "deep", props: lap },
    { type: "sports/finishes", id: "finishes", props: finishes },
    { type: "newsletter", id: "heat-sheet", props: heatSheet },
  ],
};
