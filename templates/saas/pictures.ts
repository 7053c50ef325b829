// Written by npm run art from art/pictures/saas.ts.
import type { Picture } from "../../engine/picture.ts";

export const tiles = {
  path: "/pictures/saas/tiles",
  version: "ec2f5487",
  width: 1600,
  height: 1000,
  widths: [480, 800, 1200, 1600],
  colour: "#a4a2a5",
  alt: "Glazed tiles in raking light: a letter T of cobalt among porcelain, and one vermilion tile lying askew on top",
} as const satisfies Picture;

export const saasPictures = {
  tiles,
} as const satisfies Record<string, Picture>;
