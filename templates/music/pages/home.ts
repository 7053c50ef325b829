import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { MusicBlock } from "../blocks/blocks.ts";
import { artists } from "../content/artists.ts";
import { hero, letter, linerNotes, tides } from "../content/home.ts";
import { crate, lowWaterMarkBack } from "../content/releases.ts";

/** The sleeve, the crate, the back of a sleeve, who made it, where to hear it. */
export const home: Page<CoreBlock | MusicBlock> = {
  seo: {
    title: "Undertow | Every release gets a sleeve worth framing",
    description:
      "An independent record label in Port Townsend. Eight records, six artists, tour dates at high water, and sleeves that are sold framed.",
  },
  blocks: [
    { type: "music/record-hero", props: hero },
    { type: "music/liner-notes", id: "label", props: linerNotes },
    { type: "music/crate", id: "releases", props: crate },
    { type: "music/sleeve-back", id: "sleeve", props: lowWaterMarkBack },
    { type: "music/tide-chart", id: "artists", props: artists },
    { type: "music/tides", id: "tour", tone: "deep", props: tides },
    { type: "newsletter", id: "letter", tone: "accent", props: letter },
  ],
};
