// Written by npm run art from art/pictures/sports.ts.
import type { Picture } from "../../engine/picture.ts";

export const above = {
  path: "/pictures/sports/above",
  version: "757fd6c8",
  width: 1600,
  height: 1000,
  widths: [800, 1200, 1600],
  colour: "#923521",
  alt: "A red track seen from straight above: starting blocks in lane four, their shadow three lanes long.",
} as const satisfies Picture;

export const hurdles = {
  path: "/pictures/sports/hurdles",
  version: "1e41bc88",
  width: 1200,
  height: 800,
  widths: [480, 800, 1200],
  colour: "#a43e27",
  alt: "Hurdles set one behind the other in lane four, in the last sun.",
} as const satisfies Picture;

export const finish = {
  path: "/pictures/sports/finish",
  version: "1779ed45",
  width: 1600,
  height: 640,
  widths: [800, 1600],
  colour: "#4c4254",
  alt: "Bands of color, drawn out over a dark blue ground.",
  isNeutral: true,
} as const satisfies Picture;

export const sportsPictures = {
  above,
  hurdles,
  finish,
} as const satisfies Record<string, Picture>;
