// Written by npm run art from art/pictures/saas.ts.
import type { Picture } from "../../engine/picture.ts";

export const tiles = {
  path: "/pictures/saas/tiles",
  version: "7d0e0fad",
  width: 1200,
  height: 750,
  widths: [1200],
  colour: "#a9a6a7",
  alt: "Glazed tiles in raking light: a diamond of cobalt among porcelain, and one vermilion tile lying askew on top",
  isNeutral: true,
} as const satisfies Picture;

export const bare = {
  path: "/pictures/saas/bare",
  version: "2b21ae2c",
  width: 1600,
  height: 1000,
  widths: [480, 800, 1200, 1600],
  colour: "#b7b2a9",
  alt: "Glazed porcelain tiles in raking light, one vermilion tile lying askew on top",
  isNeutral: true,
} as const satisfies Picture;

export const letters = {
  path: "/pictures/saas/letters",
  version: "291ea40e",
  width: 1600,
  height: 1000,
  widths: [480, 800, 1200, 1600],
  colour: "#444f73",
  alt: "A field of cobalt tiles, each with a pale diamond",
  isNeutral: true,
} as const satisfies Picture;

export const saasPictures = {
  tiles,
  bare,
  letters,
} as const satisfies Record<string, Picture>;
