// Written by npm run art from art/pictures/electrician.ts.
import type { Picture } from "../../engine/picture.ts";

export const lit = {
  path: "/pictures/electrician/lit",
  version: "ea82417e",
  width: 800,
  height: 1000,
  widths: [300, 520, 800],
  colour: "#4a351c",
  alt: "A filament bulb burning in a copper socket at the end of a yellow cord.",
} as const satisfies Picture;

export const unlit = {
  path: "/pictures/electrician/unlit",
  version: "aef6c8e8",
  width: 800,
  height: 1000,
  widths: [300, 520, 800],
  colour: "#0a0b0d",
  alt: "The same bulb without power.",
} as const satisfies Picture;

export const cores = {
  path: "/pictures/electrician/cores",
  version: "745fdb64",
  width: 1400,
  height: 788,
  widths: [480, 900, 1400],
  colour: "#322a1e",
  alt: "A gray cable cut open: a brown, a blue and a green and yellow core, each stripped to bright copper strands.",
} as const satisfies Picture;

export const electricianPictures = {
  lit,
  unlit,
  cores,
} as const satisfies Record<string, Picture>;
