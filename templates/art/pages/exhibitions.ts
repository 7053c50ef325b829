import { pageOf } from "../../template-page.ts";
import type { ArtBlock } from "../blocks/blocks.ts";
import { calendar, house, opening, plan } from "../content/exhibitions.ts";
import { thirty } from "../content/home.ts";

const { link: _link, ...plate } = thirty;

export const exhibitions = pageOf<ArtBlock>({
  seo: {
    title: "Exhibitions | {name}, {city}",
    description:
      "Floor plan of the three rooms, what is on in each, and the hanging plan of the long wall at scale, in centimeters.",
  },
  sections: {
    notice: { type: "art/notice", props: opening },
    plan: { type: "art/floor-plan", id: "plan", props: house },
    hanging: { type: "art/elevation", id: "hanging", props: plan },
    "notice-2": { type: "art/notice", props: { ...plate, variant: "plate" } },
    timeline: { type: "timeline", props: calendar },
  },
});
