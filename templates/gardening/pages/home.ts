import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { GardeningBlock } from "../blocks/blocks.ts";
import { packets, rules, titlePage, visit } from "../content/home.ts";
import { year } from "../content/year.ts";

/** The almanac: its title page, its year, and what stands after the year. */
export const home: Page<CoreBlock | GardeningBlock> = {
  seo: {
    title: "Marigold & Mud | Gardeners by the calendar",
    description:
      "Garden plans, beds, kitchen gardens, pruning, meadows and upkeep in Franklin County, Massachusetts, from $65 an hour. The first walk round is free.",
  },
  blocks: [
    { type: "gardening/title-page", props: titlePage },
    { type: "gardening/packets", id: "packets", tone: "raised", props: packets },
    { type: "gardening/year", id: "calendar", props: year },
    { type: "gardening/rules", id: "rules", tone: "raised", props: rules },
    { type: "gardening/visit", id: "visit", tone: "deep", props: visit },
  ],
};
