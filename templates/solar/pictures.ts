// Written by npm run art from art/pictures/solar.ts.
import type { Picture } from "../../engine/picture.ts";

export const dawn = {
  path: "/pictures/solar/dawn",
  version: "ea77c0bb",
  width: 1600,
  height: 800,
  widths: [640, 1000, 1600],
  colour: "#b68463",
  alt: "A small adobe house at dawn, eighteen panels on its roof, its shadow as long as the yard.",
} as const satisfies Picture;

export const noon = {
  path: "/pictures/solar/noon",
  version: "35e58415",
  width: 900,
  height: 900,
  widths: [400, 640, 900],
  colour: "#ce9e38",
  alt: "The same house from above at noon, with next to no shadow at all.",
} as const satisfies Picture;

export const dusk = {
  path: "/pictures/solar/dusk",
  version: "fc9fc28d",
  width: 1400,
  height: 700,
  widths: [480, 800, 1400],
  colour: "#2f2243",
  alt: "The same house after sunset, its windows lit.",
} as const satisfies Picture;

export const solarPictures = {
  dawn,
  noon,
  dusk,
} as const satisfies Record<string, Picture>;
