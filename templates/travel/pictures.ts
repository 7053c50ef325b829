// Written by npm run art from art/pictures/travel.ts.
import type { Picture } from "../../engine/picture.ts";

export const farEnough = {
  path: "/pictures/travel/far-enough",
  version: "d9b4629b",
  width: 1600,
  height: 670,
  widths: [640, 1100, 1600],
  colour: "#67635f",
  alt: "A two-masted ship, very small, on a calm sea under a wide evening sky, one long headland behind it.",
} as const satisfies Picture;

export const fjord = {
  path: "/pictures/travel/fjord",
  version: "2298f744",
  width: 1200,
  height: 502,
  widths: [480, 800, 1200],
  colour: "#4c5a61",
  alt: "A fjord between dark walls, fog lying low on still water.",
  isNeutral: true,
} as const satisfies Picture;

export const ice = {
  path: "/pictures/travel/ice",
  version: "f2aba0e3",
  width: 1200,
  height: 502,
  widths: [480, 800, 1200],
  colour: "#a39ca3",
  alt: "A wall of ice and loose floes in pink light at midnight.",
  isNeutral: true,
} as const satisfies Picture;

export const cinder = {
  path: "/pictures/travel/cinder",
  version: "f3ba5710",
  width: 1200,
  height: 502,
  widths: [480, 800, 1200],
  colour: "#4c3a44",
  alt: "A black volcano with a red seam down to the sea.",
} as const satisfies Picture;

export const dunes = {
  path: "/pictures/travel/dunes",
  version: "f5730812",
  width: 1200,
  height: 502,
  widths: [480, 800, 1200],
  colour: "#b89074",
  alt: "Orange dunes that fall straight into the sea.",
  isNeutral: true,
} as const satisfies Picture;

export const steppe = {
  path: "/pictures/travel/steppe",
  version: "828dd1e9",
  width: 1200,
  height: 502,
  widths: [480, 800, 1200],
  colour: "#6a6252",
  alt: "Yellow grassland under a dark sky, a cliff edge and grey sea.",
  isNeutral: true,
} as const satisfies Picture;

export const travelPictures = {
  "far-enough": farEnough,
  fjord,
  ice,
  cinder,
  dunes,
  steppe,
} as const satisfies Record<string, Picture>;
