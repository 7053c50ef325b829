import { pageOf } from "../../template-page.ts";
import type { GardeningBlock } from "../blocks/blocks.ts";
import { packets, rules, titlePage, visit } from "../content/home.ts";
import { year } from "../content/year.ts";

/** The almanac: its title page, its year, and what stands after the year. */
export const home = pageOf<GardeningBlock>({
  seo: {
    title: "{name} | Gardeners by the calendar",
    description:
      "Garden plans, beds, kitchen gardens, pruning, meadows and upkeep in {area}, from $65 an hour. The first walk round is free.",
  },
  sections: {
    "title-page": { type: "gardening/title-page", props: titlePage },
    packets: { type: "gardening/packets", id: "packets", tone: "raised", props: packets },
    calendar: { type: "gardening/year", id: "calendar", props: year },
    rules: { type: "gardening/rules", id: "rules", tone: "raised", props: rules },
    visit: { type: "gardening/visit", id: "visit", tone: "deep", props: visit },
  },
});
