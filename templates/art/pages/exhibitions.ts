import { calendar, house, opening, plan } from "../content/exhibitions.ts";
import { thirty } from "../content/home.ts";
import type { ArtPage } from "./art-page.ts";

const { link: _link, ...plate } = thirty;

export const exhibitions: ArtPage = {
  seo: {
    title: "Exhibitions | Ovale, Petaluma",
    description:
      "Floor plan of the three rooms, what is on in each, and the hanging plan of the long wall at scale, in centimeters.",
  },
  blocks: [
    { type: "art/notice", props: opening },
    { type: "art/floor-plan", id: "plan", props: house },
    { type: "art/elevation", id: "hanging", props: plan },
    { type: "art/notice", props: { ...plate, variant: "plate" } },
    { type: "timeline", props: calendar },
  ],
};
