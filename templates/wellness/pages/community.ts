import { gatherings, head, join, manners, notes, seats } from "../content/community.ts";
import type { WellnessPage } from "./wellness-page.ts";

export const community: WellnessPage = {
  seo: {
    title: "Community | Lull",
    description:
      "Twelve cushions every Thursday, a silent walk on Sundays and supper on the last Friday. See which seats are still free.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "wellness/seats", id: "circle", tone: "deep", props: seats },
    { type: "price-list", id: "gatherings", props: gatherings },
    { type: "process-steps", tone: "raised", props: manners },
    { type: "testimonials", props: notes },
    { type: "newsletter", tone: "accent", props: join },
  ],
};
