// Written by npm run art from art/pictures/roofing.ts.
import type { Picture } from "../../engine/picture.ts";

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
  slope,
  gutter,
  slate,
} as const satisfies Record<string, Picture>;
