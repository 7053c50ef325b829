import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { FoodBlock } from "../blocks/blocks.ts";
import { counter, door, minutes, rules, tags, tickets, visit } from "../content/home.ts";

/** Through the curtain: what there is, how it is made, whether there is a stool, what others said, and where. */
export const home: Page<CoreBlock | FoodBlock> = {
  seo: {
    title: "Number Nine | Nine stools, one broth, no reservations",
    description:
      "A noodle counter in Lantern Alley, Seattle. Nine dishes from $3 to $18, one broth boiled for eighteen hours, nine stools. Tuesday to Sunday from 5 PM.",
  },
  blocks: [
    { type: "food/door", tone: "deep", props: door },
    { type: "marquee", tone: "raised", props: rules },
    { type: "food/tags", id: "tags", props: tags },
    { type: "food/minutes", id: "minutes", tone: "deep", props: minutes },
    { type: "food/stools", id: "stools", tone: "raised", props: counter },
    { type: "food/tickets", id: "tickets", props: tickets },
    { type: "food/visit", id: "visit", tone: "accent", props: visit },
  ],
};
