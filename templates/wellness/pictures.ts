// Written by npm run art from art/pictures/wellness.ts.
import type { Picture } from "../../engine/picture.ts";

export const sand = {
  path: "/pictures/wellness/sand",
  version: "b865defe",
  width: 1440,
  height: 1440,
  widths: [640, 1000, 1440],
  colour: "#cbbc98",
  alt: "Raked sand from straight above: four rings of furrows around one dark stone that throws a long shadow.",
  isNeutral: true,
} as const satisfies Picture;

export const pond = {
  path: "/pictures/wellness/pond",
  version: "221cdd02",
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  colour: "#989e8b",
  alt: "Rings spreading over still water around one pale stone.",
  isNeutral: true,
} as const satisfies Picture;

export const bowl = {
  path: "/pictures/wellness/bowl",
  version: "d193dda6",
  width: 1000,
  height: 1000,
  widths: [320, 560, 1000],
  colour: "#a6a689",
  alt: "A bronze singing bowl on a round cushion, its striker laid beside it.",
} as const satisfies Picture;

export const props = {
  path: "/pictures/wellness/props",
  version: "fbd5a3c5",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#a6a787",
  alt: "A rolled mat, two cork blocks and a bolster stacked against a sage wall.",
} as const satisfies Picture;

export const broth = {
  path: "/pictures/wellness/broth",
  version: "c316328e",
  width: 900,
  height: 900,
  widths: [320, 560, 900],
  colour: "#97855d",
  alt: "A bowl of clear broth with rounds of radish and green oil, seen from above.",
} as const satisfies Picture;

export const grain = {
  path: "/pictures/wellness/grain",
  version: "8a8d30df",
  width: 900,
  height: 900,
  widths: [320, 560, 900],
  colour: "#938d67",
  alt: "A bowl of barley, peas, seeds and a halved egg, seen from above.",
} as const satisfies Picture;

export const tea = {
  path: "/pictures/wellness/tea",
  version: "05221b6a",
  width: 900,
  height: 900,
  widths: [320, 560, 900],
  colour: "#8a764f",
  alt: "A cup of green tea with a single leaf in it, seen from above.",
} as const satisfies Picture;

export const cushions = {
  path: "/pictures/wellness/cushions",
  version: "ec17003e",
  width: 1400,
  height: 1050,
  widths: [440, 880, 1400],
  colour: "#ad9d77",
  alt: "Twelve round cushions in a ring on a pale wooden floor, seen from above.",
} as const satisfies Picture;

export const wellnessPictures = {
  sand,
  pond,
  bowl,
  props,
  broth,
  grain,
  tea,
  cushions,
} as const satisfies Record<string, Picture>;
