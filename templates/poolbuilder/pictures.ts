// Written by npm run art from art/pictures/poolbuilder.ts.
import type { Picture } from "../../engine/picture.ts";

export const board = {
  path: "/pictures/poolbuilder/board",
  version: "a06d4c3f",
  width: 1600,
  height: 1000,
  widths: [480, 800, 1200, 1600],
  colour: "#5eb0ac",
  alt: "A pool from straight above: an orange diving board over turquoise mosaic, a white ring afloat.",
} as const satisfies Picture;

export const poolbuilderPictures = {
  board,
} as const satisfies Record<string, Picture>;
