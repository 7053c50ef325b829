// Written by npm run art from art/pictures/landing.ts.
import type { Picture } from "../../engine/picture.ts";

export const shelf = {
  path: "/pictures/landing/shelf",
  version: "bae786c1",
  width: 2800,
  height: 590,
  widths: [2800],
  colour: "#7a734f",
  alt: "Five sites as books on a shelf: a ring, a handbag, a house at dusk, a kettlebell, cobalt and porcelain tiles.",
} as const satisfies Picture;

export const monogramA = {
  path: "/pictures/landing/monogram-a",
  version: "c57dec45",
  width: 320,
  height: 320,
  widths: [160, 320],
  colour: "#a2a996",
  alt: "A green enamel disc with a golden A.",
} as const satisfies Picture;

export const monogramM = {
  path: "/pictures/landing/monogram-m",
  version: "e5412a3f",
  width: 320,
  height: 320,
  widths: [160, 320],
  colour: "#d9af9d",
  alt: "A coral enamel disc with a cream M.",
} as const satisfies Picture;

export const monogramR = {
  path: "/pictures/landing/monogram-r",
  version: "efc0a4f9",
  width: 320,
  height: 320,
  widths: [160, 320],
  colour: "#a8a4b7",
  alt: "A blue enamel disc with a pink R.",
} as const satisfies Picture;

export const landingPictures = {
  shelf,
  "monogram-a": monogramA,
  "monogram-m": monogramM,
  "monogram-r": monogramR,
} as const satisfies Record<string, Picture>;
