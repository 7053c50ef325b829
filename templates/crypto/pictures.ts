// Written by npm run art from art/pictures/crypto.ts.
import type { Picture } from "../../engine/picture.ts";

export const hero = {
  path: "/pictures/crypto/hero",
  version: "6c98cb89",
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  colour: "#2f3b40",
  alt: "Six struck coins standing on edge in the dark, smallest to largest, their rims lit teal and violet.",
} as const satisfies Picture;

export const wallet = {
  path: "/pictures/crypto/wallet",
  version: "69aba690",
  width: 1000,
  height: 1000,
  widths: [400, 700, 1000],
  colour: "#20303c",
  alt: "A dark metal hardware wallet, engine-turned like a cigarette case, a silver coin half way into its slot.",
} as const satisfies Picture;

export const learn = {
  path: "/pictures/crypto/learn",
  version: "20686687",
  width: 1000,
  height: 800,
  widths: [400, 700, 1000],
  colour: "#353a34",
  alt: "An engraved steel die, a plain gold blank leaning on it, and one struck coin lying before it.",
} as const satisfies Picture;

export const cryptoPictures = {
  hero,
  wallet,
  learn,
} as const satisfies Record<string, Picture>;
