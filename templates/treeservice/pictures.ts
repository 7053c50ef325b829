// Written by npm run art from art/pictures/treeservice.ts.
import type { Picture } from "../../engine/picture.ts";

export const stand = {
  path: "/pictures/treeservice/stand",
  version: "477f4594",
  width: 1440,
  height: 756,
  widths: [480, 800, 1440],
  colour: "#8c753b",
  alt: "Old trunks in a stand of trees, morning light between them, the farther ones lost in mist.",
} as const satisfies Picture;

export const kit = {
  path: "/pictures/treeservice/kit",
  version: "cd133f45",
  width: 1000,
  height: 1000,
  widths: [400, 720, 1000],
  colour: "#745f2f",
  alt: "A coil of orange climbing rope, a hand saw and a steel carabiner on a sawn stump.",
} as const satisfies Picture;

export const treeservicePictures = {
  stand,
  kit,
} as const satisfies Record<string, Picture>;
