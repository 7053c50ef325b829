import type { Picture } from "../picture.ts";

/** Pictures for the samples of blocks, in the proportions that sites use. */
export const samplePicture = {
  coin: {
    path: "/pictures/showcase/crypto",
    version: "0d5d63b7",
    width: 900,
    height: 675,
    widths: [450, 900],
    colour: "#403546",
    alt: "A gold coin standing on a dark plinth between violet glass",
  },
  ring: {
    path: "/pictures/showcase/luxury",
    version: "60523628",
    width: 1120,
    height: 840,
    widths: [560, 1120],
    colour: "#163327",
    alt: "A gold ring with a brilliant-cut stone between rolls of emerald velvet",
  },
  candle: {
    path: "/pictures/restaurant/hero",
    version: "c5592617",
    width: 1600,
    height: 1000,
    widths: [640, 1120, 1600],
    colour: "#3a2a1c",
    alt: "A dark plate on slate beside a burning candle",
  },
  cloth: {
    path: "/pictures/fashion-editorial/cover",
    version: "399de159",
    width: 1200,
    height: 1500,
    widths: [600, 1200],
    colour: "#b5714f",
    alt: "A slanted composition of cloth and plinths",
  },
} as const satisfies Record<string, Picture>;
