// Written by npm run art from art/pictures/food.ts.
import type { Picture } from "../../engine/picture.ts";

export const bowl = {
  path: "/pictures/food/bowl",
  version: "fc9cf756",
  width: 1240,
  height: 1240,
  widths: [440, 760, 1240],
  colour: "#885b33",
  alt: "A bowl of ramen from straight above: noodles in amber broth, two egg halves, pork, nori, a pink-swirled fish cake and spring onion.",
} as const satisfies Picture;

export const broth = {
  path: "/pictures/food/broth",
  version: "a6b55819",
  width: 640,
  height: 640,
  widths: [320, 640],
  colour: "#964614",
  alt: "The bowl with nothing in it but amber broth and beads of fat.",
} as const satisfies Picture;

export const noodles = {
  path: "/pictures/food/noodles",
  version: "f653e604",
  width: 760,
  height: 760,
  widths: [380, 760],
  colour: "#9f652e",
  alt: "The same bowl with folded noodles in the broth.",
} as const satisfies Picture;

export const gyoza = {
  path: "/pictures/food/gyoza",
  version: "4cef9701",
  width: 900,
  height: 900,
  widths: [450, 900],
  colour: "#8c4c28",
  alt: "Nine pleated gyoza in a ring around a dish of soy, seen from above.",
} as const satisfies Picture;

export const foodPictures = {
  bowl,
  broth,
  noodles,
  gyoza,
} as const satisfies Record<string, Picture>;
