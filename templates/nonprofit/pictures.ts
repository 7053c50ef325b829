// Written by npm run art from art/pictures/nonprofit.ts.
import type { Picture } from "../../engine/picture.ts";

export const dawn = {
  path: "/pictures/nonprofit/dawn",
  version: "42a0ca17",
  width: 1600,
  height: 1000,
  widths: [480, 760, 1100, 1600],
  colour: "#bab3a0",
  alt: "A white paper boat on still water at sunrise, a line of smaller ones behind it going out into the haze.",
} as const satisfies Picture;

export const sheet = {
  path: "/pictures/nonprofit/sheet",
  version: "103e4ae8",
  width: 1100,
  height: 825,
  widths: [420, 760, 1100],
  colour: "#e4dcd2",
  alt: "A large white paper boat and a small coral one ahead of it, on paper.",
} as const satisfies Picture;

export const nonprofitPictures = {
  dawn,
  sheet,
} as const satisfies Record<string, Picture>;
