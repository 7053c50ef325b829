// Written by npm run art from art/pictures/tech.ts.
import type { Picture } from "../../engine/picture.ts";

export const fibre = {
  path: "/pictures/tech/fibre",
  version: "8651ef48",
  width: 1440,
  height: 900,
  widths: [640, 960, 1440],
  colour: "#05120a",
  alt: "A bundle of glass fibers opening in the dark, one of them carrying light.",
  isNeutral: true,
} as const satisfies Picture;

export const enter = {
  path: "/pictures/tech/enter",
  version: "f8f45f43",
  width: 1000,
  height: 1250,
  widths: [400, 700, 1000],
  colour: "#0a2417",
  alt: "A keyboard in the dark, seen along its rows; only the Enter key glows, green.",
} as const satisfies Picture;

export const techPictures = {
  fibre,
  enter,
} as const satisfies Record<string, Picture>;
