import { circle, fourBreaths, programs, reason, rooms, stories } from "../content/home.ts";
import type { WellnessPage } from "./wellness-page.ts";

/** Four breaths, what there is, what it did for others, and the way out. */
export const home: WellnessPage = {
  seo: {
    title: "Lull | A wellness studio that asks you to leave",
    description:
      "Four round rooms in Astoria for meditation, yoga, nutrition and company. Programs of 7, 21 and 30 days, the first of them free.",
  },
  blocks: [
    { type: "wellness/breath", props: fourBreaths },
    { type: "wellness/seed-heads", id: "programs", props: programs },
    { type: "quote", props: reason },
    { type: "wellness/rooms", id: "rooms", props: rooms },
    { type: "testimonials", tone: "raised", props: stories },
    { type: "newsletter", props: circle },
  ],
};
