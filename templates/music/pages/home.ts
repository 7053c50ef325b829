import { pageOf } from "../../template-page.ts";
import type { MusicBlock } from "../blocks/blocks.ts";
import { artists } from "../content/artists.ts";
import { hero, letter, linerNotes, tides } from "../content/home.ts";
import { crate, lowWaterMarkBack } from "../content/releases.ts";

/** The sleeve, the crate, the back of a sleeve, who made it, where to hear it. */
export const home = pageOf<MusicBlock>({
  seo: {
    title: "{name} | Every release gets a sleeve worth framing",
    description:
      "An independent record label in {city}. Eight records, six artists, tour dates at high water, and sleeves that are sold framed.",
  },
  sections: {
    "record-hero": { type: "music/record-hero", props: hero },
    label: { type: "music/liner-notes", id: "label", props: linerNotes },
    releases: { type: "music/crate", id: "releases", props: crate },
    sleeve: { type: "music/sleeve-back", id: "sleeve", props: lowWaterMarkBack },
    artists: { type: "music/tide-chart", id: "artists", props: artists },
    tour: { type: "music/tides", id: "tour", tone: "deep", props: tides },
    letter: { type: "newsletter", id: "letter", tone: "accent", props: letter },
  },
});
