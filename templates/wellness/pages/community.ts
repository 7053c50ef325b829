import { pageOf } from "../../template-page.ts";
import type { WellnessBlock } from "../blocks/blocks.ts";
import { gatherings, head, join, manners, notes, seats } from "../content/community.ts";

export const community = pageOf<WellnessBlock>({
  seo: {
    title: "Community | {name}",
    description:
      "Twelve cushions every Thursday, a silent walk on Sundays and supper on the last Friday. See which seats are still free.",
  },
  sections: {
    hero: { type: "hero", props: head },
    circle: { type: "wellness/seats", id: "circle", tone: "deep", props: seats },
    gatherings: { type: "price-list", id: "gatherings", props: gatherings },
    "process-steps": { type: "process-steps", tone: "raised", props: manners },
    testimonials: { type: "testimonials", props: notes },
    newsletter: { type: "newsletter", tone: "accent", props: join },
  },
});
