// Written by npm run art from art/pictures/gardening.ts.
import type { Picture } from "../../engine/picture.ts";

export const row = {
  path: "/pictures/gardening/row",
  version: "94b49ea7",
  width: 1440,
  height: 760,
  widths: [480, 800, 1440],
  colour: "#87815a",
  alt: "Marigolds in a row in dark, furrowed soil, a wooden label at the end of the row.",
} as const satisfies Picture;

export const trowel = {
  path: "/pictures/gardening/trowel",
  version: "ab340f49",
  width: 800,
  height: 1000,
  widths: [360, 800],
  colour: "#89805f",
  alt: "A hand trowel stuck in a heap of soil, one marigold seedling beside it.",
} as const satisfies Picture;

export const gardeningPictures = {
  row,
  trowel,
} as const satisfies Record<string, Picture>;
