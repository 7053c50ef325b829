// Written by npm run art from art/pictures/music.ts.
import type { Picture } from "../../engine/picture.ts";

export const record = {
  path: "/pictures/music/record",
  version: "fdf27038",
  width: 1600,
  height: 1100,
  widths: [800, 1200, 1600],
  colour: "#9d503d",
  alt: "A black record with an orange label, half out of a sleeve embossed with orange flutes.",
} as const satisfies Picture;

export const recordTall = {
  path: "/pictures/music/record-tall",
  version: "d80010dc",
  width: 900,
  height: 1300,
  widths: [480, 720, 900],
  colour: "#91563b",
  alt: "A black record with an orange label, sliding down out of a sleeve embossed with orange flutes.",
} as const satisfies Picture;

export const slackWater = {
  path: "/pictures/music/slack-water",
  version: "d2484674",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#ae4853",
  alt: "Horizontal flutes widening toward the viewer under a half sun, in orange and plum.",
  isNeutral: true,
} as const satisfies Picture;

export const nineteenFathoms = {
  path: "/pictures/music/nineteen-fathoms",
  version: "d8a503ea",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#436e8f",
  alt: "Fluted rings spreading from a point below the middle, in tide blue and ivory.",
  isNeutral: true,
} as const satisfies Picture;

export const moonTwice = {
  path: "/pictures/music/moon-twice",
  version: "aa0d692f",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#754150",
  alt: "Two overlapping fluted discs, their flutes crossing, in rose and ivory on aubergine.",
  isNeutral: true,
} as const satisfies Picture;

export const breakwater = {
  path: "/pictures/music/breakwater",
  version: "4efdac3d",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#964645",
  alt: "Slanted flutes in columns that lean against one another, in orange and magenta.",
  isNeutral: true,
} as const satisfies Picture;

export const harborLights = {
  path: "/pictures/music/harbor-lights",
  version: "153c4097",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#2a1421",
  alt: "Nearly black flutes with one slit of ember light.",
  isNeutral: true,
} as const satisfies Picture;

export const springTide = {
  path: "/pictures/music/spring-tide",
  version: "09862702",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#a0616d",
  alt: "Upright flutes that begin to sway and end as waves, from ivory to violet.",
  isNeutral: true,
} as const satisfies Picture;

export const ferryHymns = {
  path: "/pictures/music/ferry-hymns",
  version: "6a8e4106",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#9e8279",
  alt: "Nine tiles of fluted quarter circles in orange, blue and ivory.",
  isNeutral: true,
} as const satisfies Picture;

export const lowWaterMark = {
  path: "/pictures/music/low-water-mark",
  version: "ae05df6f",
  width: 720,
  height: 720,
  widths: [360, 720],
  colour: "#cf7c6c",
  alt: "A pale fluted moon above apricot flutes that turn to water.",
  isNeutral: true,
} as const satisfies Picture;

export const musicPictures = {
  record,
  "record-tall": recordTall,
  "slack-water": slackWater,
  "nineteen-fathoms": nineteenFathoms,
  "moon-twice": moonTwice,
  breakwater,
  "harbor-lights": harborLights,
  "spring-tide": springTide,
  "ferry-hymns": ferryHymns,
  "low-water-mark": lowWaterMark,
} as const satisfies Record<string, Picture>;
