import type { PictureSpec } from "../pipeline/picture-spec.ts";

/** The sleeves of the label's eight records, by catalogue number; each is a construction of its own from flutes. */
const sleeves = [
  ["slack-water", "Horizontal flutes widening toward the viewer under a half sun, in orange and plum."],
  ["nineteen-fathoms", "Fluted rings spreading from a point below the middle, in tide blue and ivory."],
  ["moon-twice", "Two overlapping fluted discs, their flutes crossing, in rose and ivory on aubergine."],
  ["breakwater", "Slanted flutes in columns that lean against one another, in orange and magenta."],
  ["harbor-lights", "Nearly black flutes with one slit of ember light."],
  ["spring-tide", "Upright flutes that begin to sway and end as waves, from ivory to violet."],
  ["ferry-hymns", "Nine tiles of fluted quarter circles in orange, blue and ivory."],
  ["low-water-mark", "A pale fluted moon above apricot flutes that turn to water."],
] as const;

export default [
  {
    name: "record",
    scene: "music/music_record.py",
    width: 1600,
    height: 1100,
    widths: [800, 1200, 1600],
    samples: 14,
    alt: "A black record with an orange label, half out of a sleeve embossed with orange flutes.",
    og: true,
  },
  {
    name: "record-tall",
    scene: "music/music_record.py",
    shot: "tall",
    width: 900,
    height: 1300,
    widths: [480, 720, 900],
    samples: 14,
    alt: "A black record with an orange label, sliding down out of a sleeve embossed with orange flutes.",
  },
  ...sleeves.map(([name, alt]) => ({
    name,
    scene: "music/sleeves.mjs",
    shot: name,
    width: 720,
    height: 720,
    widths: [360, 720],
    alt,
    isNeutral: true as const,
  })),
] satisfies PictureSpec[];
