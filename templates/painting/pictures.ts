// Written by npm run art from art/pictures/painting.ts.
import type { Picture } from "../../engine/picture.ts";

export const wall = {
  path: "/pictures/painting/wall",
  version: "4616d396",
  width: 1600,
  height: 1000,
  widths: [640, 1000, 1600],
  colour: "#c48e7a",
  alt: "A sunlit wall, half of it rolled in coral; the roller stands at the edge of the second coat.",
} as const satisfies Picture;

export const tin = {
  path: "/pictures/painting/tin",
  version: "0ac0735c",
  width: 1000,
  height: 1000,
  widths: [400, 640, 1000],
  colour: "#bc7962",
  alt: "An open tin of coral paint from above, on a spattered drop cloth.",
} as const satisfies Picture;

export const tape = {
  path: "/pictures/painting/tape",
  version: "0845773c",
  width: 1200,
  height: 686,
  widths: [480, 800, 1200],
  colour: "#9c8d7f",
  alt: "Masking tape peeled back from a dead-straight edge between plum and white.",
} as const satisfies Picture;

export const paintingPictures = {
  wall,
  tin,
  tape,
} as const satisfies Record<string, Picture>;
