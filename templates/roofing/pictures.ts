// Written by npm run art from art/pictures/roofing.ts.
import type { Picture } from "../../engine/picture.ts";

export const roof = {
  path: "/pictures/roofing/roof",
  version: "20b7e259",
  width: 1600,
  height: 1060,
  widths: [900, 1280, 1600],
  colour: "#48403d",
  alt: "A slate roof seen square on, one course lapping over the next down to a copper gutter; one slate is copper, another has slipped.",
} as const satisfies Picture;

export const roofTall = {
  path: "/pictures/roofing/roof-tall",
  version: "dfafdcbf",
  width: 660,
  height: 1430,
  widths: [480, 660],
  colour: "#4b423e",
  alt: "A slate roof seen square on, one course lapping over the next down to a copper gutter; one slate is copper, another has slipped.",
} as const satisfies Picture;

export const slope = {
  path: "/pictures/roofing/slope",
  version: "0ab500c9",
  width: 1600,
  height: 1000,
  widths: [640, 1000, 1600],
  colour: "#6b534a",
  alt: "A slate roof in low light, its courses smaller toward a copper ridge, with a chimney against a dark sky.",
} as const satisfies Picture;

export const gutter = {
  path: "/pictures/roofing/gutter",
  version: "12e8534a",
  width: 1000,
  height: 1000,
  widths: [400, 700, 1000],
  colour: "#757273",
  alt: "Water hanging in drops from a copper gutter under the lowest course of slates.",
} as const satisfies Picture;

export const slate = {
  path: "/pictures/roofing/slate",
  version: "dd9cf262",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#73777b",
  alt: "One slate with two copper nails in it and a slater’s hammer lying across.",
} as const satisfies Picture;

export const roofingPictures = {
  roof,
  "roof-tall": roofTall,
  slope,
  gutter,
  slate,
} as const satisfies Record<string, Picture>;
