import { pageOf } from "../../template-page.ts";
import type { WellnessBlock } from "../blocks/blocks.ts";
import { circle, fourBreaths, programs, reason, rooms, stories } from "../content/home.ts";

/** Four breaths, what there is, what it did for others, and the way out. */
export const home = pageOf<WellnessBlock>({
  seo: {
    title: "{name} | A wellness studio that asks you to leave",
    description:
      "Four round rooms in {city} for meditation, yoga, nutrition and company. Programs of 7, 21 and 30 days, the first of them free.",
  },
  sections: {
    breath: { type: "wellness/breath", props: fourBreaths },
    programs: { type: "wellness/seed-heads", id: "programs", props: programs },
    quote: { type: "quote", props: reason },
    rooms: { type: "wellness/rooms", id: "rooms", props: rooms },
    testimonials: { type: "testimonials", tone: "raised", props: stories },
    newsletter: { type: "newsletter", props: circle },
  },
});
