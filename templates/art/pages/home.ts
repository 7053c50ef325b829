import { pageOf } from "../../template-page.ts";
import type { ArtBlock } from "../blocks/blocks.ts";
import { circle, featured, inside, stats, thirty, visit, wall } from "../content/home.ts";

/** The long wall, then the house around it. */
export const home = pageOf<ArtBlock>({
  seo: {
    title: "{name} | {trade} in {city}",
    description:
      "Nine works on one line, hung at their true size beside one another. {hours} at {street}, {city}. Entry is free.",
  },
  sections: {
    wall: { type: "art/wall", props: wall },
    notice: { type: "art/notice", props: inside },
    stats: { type: "stats", props: stats },
    featured: { type: "art/hang", id: "featured", props: featured },
    "notice-2": { type: "art/notice", props: thirty },
    visit: { type: "hours", id: "visit", props: visit },
    circle: { type: "newsletter", id: "circle", props: circle },
  },
});
