import { circle, featured, inside, stats, thirty, visit, wall } from "../content/home.ts";
import type { ArtPage } from "./art-page.ts";

/** The long wall, then the house around it. */
export const home: ArtPage = {
  seo: {
    title: "Ovale | Contemporary gallery in Petaluma",
    description:
      "Nine works on one line, hung at their true size beside one another. Wednesday to Sunday at 40 Candling Lane, Petaluma. Entry is free.",
  },
  blocks: [
    { type: "art/wall", props: wall },
    { type: "art/notice", props: inside },
    { type: "stats", props: stats },
    { type: "art/hang", id: "featured", props: featured },
    { type: "art/notice", props: thirty },
    { type: "hours", id: "visit", props: visit },
    { type: "newsletter", id: "circle", props: circle },
  ],
};
