// Written by npm run art from art/pictures/pestcontrol.ts.
import type { Picture } from "../../engine/picture.ts";

export const beetle = {
  path: "/pictures/pestcontrol/beetle",
  version: "61e4c708",
  width: 900,
  height: 1000,
  widths: [360, 620, 900],
  colour: "#ebdfdb",
  alt: "A stag beetle of polished copper, seen from above, walking off to the right.",
} as const satisfies Picture;

export const seal = {
  path: "/pictures/pestcontrol/seal",
  version: "d7ad643e",
  width: 1200,
  height: 772,
  widths: [480, 800, 1200],
  colour: "#c3bfae",
  alt: "A plain cream envelope on mint, closed with a copper wax seal in which a beetle is stamped.",
} as const satisfies Picture;

export const pestcontrolPictures = {
  beetle,
  seal,
} as const satisfies Record<string, Picture>;
