// Written by npm run art from art/pictures/luxury.ts.
import type { Picture } from "../../engine/picture.ts";

export const hero = {
  path: "/pictures/luxury/hero",
  version: "7ddc8815",
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  colour: "#191314",
  alt: "A gold solitaire ring standing upright in a slit of black stone, lit by one thin shaft of light.",
} as const satisfies Picture;

export const collectionSolstice = {
  path: "/pictures/luxury/collection-solstice",
  version: "a289e451",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#2f251e",
  alt: "A collar necklace of tapering gold rays tipped with yellow diamonds, on a disc of dark stone.",
} as const satisfies Picture;

export const collectionNocturne = {
  path: "/pictures/luxury/collection-nocturne",
  version: "47d4c048",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#1d1719",
  alt: "Two pear-shaped drop earrings of black onyx in a border of diamonds, hanging from a brass wire.",
} as const satisfies Picture;

export const collectionMeridian = {
  path: "/pictures/luxury/collection-meridian",
  version: "113068e7",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#221a18",
  alt: "A wide gold cuff bracelet with one line of emerald baguettes, on a roll of dark velvet.",
} as const satisfies Picture;

export const collectionTide = {
  path: "/pictures/luxury/collection-tide",
  version: "10879d19",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#241d1e",
  alt: "A strand of grey pearls with a diamond clasp, spilling over a block of smoked glass.",
} as const satisfies Picture;

export const collectionEmber = {
  path: "/pictures/luxury/collection-ember",
  version: "c2afd683",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#271716",
  alt: "A cocktail ring with a cushion-cut red spinel in a frame of small diamonds, on a cone of dark stone.",
} as const satisfies Picture;

export const collectionLantern = {
  path: "/pictures/luxury/collection-lantern",
  version: "86969e11",
  width: 900,
  height: 1125,
  widths: [360, 600, 900],
  colour: "#331e1a",
  alt: "A lantern-shaped locket of pierced gold on a fine chain, glowing faintly from within.",
} as const satisfies Picture;

export const bespokeWax = {
  path: "/pictures/luxury/bespoke-wax",
  version: "b4c38f9c",
  width: 1000,
  height: 1000,
  widths: [400, 700, 1000],
  colour: "#21211d",
  alt: "A ring carved from green wax on a steel mandrel, shavings of wax below it.",
} as const satisfies Picture;

export const bespokeStone = {
  path: "/pictures/luxury/bespoke-stone",
  version: "51b2f2ec",
  width: 1000,
  height: 1000,
  widths: [400, 700, 1000],
  colour: "#604e41",
  alt: "Loose stones of different cuts and colors lying in the fold of a parcel paper.",
} as const satisfies Picture;

export const bespokeRing = {
  path: "/pictures/luxury/bespoke-ring",
  version: "c50fa1bc",
  width: 1000,
  height: 1000,
  widths: [400, 700, 1000],
  colour: "#231918",
  alt: "A finished gold ring with a champagne cushion-cut stone, in an open round leather box.",
} as const satisfies Picture;

export const heritage = {
  path: "/pictures/luxury/heritage",
  version: "8a0d1b0c",
  width: 1400,
  height: 1050,
  widths: [440, 880, 1400],
  colour: "#412b22",
  alt: "A jeweler's bench pin under one lamp: a half-finished ring, needle files, a loupe, a saw frame and gold filings in a leather apron.",
} as const satisfies Picture;

export const salon = {
  path: "/pictures/luxury/salon",
  version: "5b6c1465",
  width: 1400,
  height: 1050,
  widths: [440, 880, 1400],
  colour: "#1f1514",
  alt: "A small round table by one lamp in a dark room: a closed jewel case, a key, and the edges of two chairs.",
} as const satisfies Picture;

export const luxuryPictures = {
  hero,
  "collection-solstice": collectionSolstice,
  "collection-nocturne": collectionNocturne,
  "collection-meridian": collectionMeridian,
  "collection-tide": collectionTide,
  "collection-ember": collectionEmber,
  "collection-lantern": collectionLantern,
  "bespoke-wax": bespokeWax,
  "bespoke-stone": bespokeStone,
  "bespoke-ring": bespokeRing,
  heritage,
  salon,
} as const satisfies Record<string, Picture>;
