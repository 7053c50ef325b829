// Written by npm run art from art/pictures/plumbing.ts.
import type { Picture } from "../../engine/picture.ts";

export const number = {
  path: "/pictures/plumbing/number",
  version: "7f2fa1de",
  width: 1680,
  height: 600,
  widths: [840, 1680],
  colour: "#3552ab",
  alt: "The number 218 555 0188, bent from chrome pipe and screwed to a cobalt wall.",
} as const satisfies Picture;

export const numberStack = {
  path: "/pictures/plumbing/number-stack",
  version: "eb8f6b83",
  width: 900,
  height: 900,
  widths: [450, 720, 900],
  colour: "#415195",
  alt: "The number 218 555 0188, bent from chrome pipe and screwed to a cobalt wall.",
} as const satisfies Picture;

export const lastEight = {
  path: "/pictures/plumbing/last-eight",
  version: "067bf98f",
  width: 1260,
  height: 662,
  widths: [420, 720, 1260],
  colour: "#616ea9",
  alt: "The end of the number close up: two eights of chrome pipe with brass nuts, an orange lever, one drop hanging.",
} as const satisfies Picture;

export const parts = {
  path: "/pictures/plumbing/parts",
  version: "16307bc4",
  width: 1000,
  height: 1000,
  widths: [400, 720, 1000],
  colour: "#b88156",
  alt: "Elbows, tees, nuts, a gauge and a ball valve in rows on a peach ground, seen from above.",
} as const satisfies Picture;

export const plumbingPictures = {
  number,
  "number-stack": numberStack,
  "last-eight": lastEight,
  parts,
} as const satisfies Record<string, Picture>;
