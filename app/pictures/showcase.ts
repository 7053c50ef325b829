// Written by npm run art from art/pictures/showcase.ts.
import type { Picture } from "../../engine/picture.ts";

export const showcasePictures = {
  crypto: {
    path: "/pictures/showcase/crypto",
    version: "0d5d63b7",
    width: 900,
    height: 675,
    widths: [450, 900],
    colour: "#403546",
    alt: "A gold coin standing on a dark plinth between violet glass.",
  },
  luxury: {
    path: "/pictures/showcase/luxury",
    version: "60523628",
    width: 1120,
    height: 840,
    widths: [560, 1120],
    colour: "#163327",
    alt: "A gold ring with a brilliant-cut stone between rolls of emerald velvet.",
  },
} as const satisfies Record<string, Picture>;
