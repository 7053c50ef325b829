import { pageOf } from "../../template-page.ts";
import type { FoodBlock } from "../blocks/blocks.ts";
import { counter, door, minutes, rules, tags, tickets, visit } from "../content/home.ts";

/** Through the curtain: what there is, how it is made, whether there is a stool, what others said, and where. */
export const home = pageOf<FoodBlock>({
  seo: {
    title: "{name} | Nine stools, one broth, no reservations",
    description:
      "A noodle counter in Lantern Alley, {city}. Nine dishes from $3 to $18, one broth boiled for eighteen hours, nine stools. {hours}.",
  },
  sections: {
    door: { type: "food/door", tone: "deep", props: door },
    marquee: { type: "marquee", tone: "raised", props: rules },
    tags: { type: "food/tags", id: "tags", props: tags },
    minutes: { type: "food/minutes", id: "minutes", tone: "deep", props: minutes },
    stools: { type: "food/stools", id: "stools", tone: "raised", props: counter },
    tickets: { type: "food/tickets", id: "tickets", props: tickets },
    visit: { type: "food/visit", id: "visit", tone: "accent", props: visit },
  },
});
