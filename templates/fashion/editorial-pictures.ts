// Written by npm run art from art/pictures/fashion-editorial.ts.
import type { Picture } from "../../engine/picture.ts";

export const cover = {
  path: "/pictures/fashion-editorial/cover",
  version: "c235d8e5",
  width: 1200,
  height: 1500,
  widths: [600, 1200],
  colour: "#aa6045",
  alt: "A bone handbag stands on a terracotta slope as striped silk runs over its edge, in slanted window light.",
} as const satisfies Picture;

export const collectionBias = {
  path: "/pictures/fashion-editorial/collection-bias",
  version: "fe107f42",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#72372b",
  alt: "Bone, terracotta and burgundy cloth falling diagonally across each other.",
  isNeutral: true,
} as const satisfies Picture;

export const collectionClay = {
  path: "/pictures/fashion-editorial/collection-clay",
  version: "ecd51ce5",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#b97453",
  alt: "Folded knits in earth tones stacked on terracotta plinths.",
} as const satisfies Picture;

export const collectionNightShift = {
  path: "/pictures/fashion-editorial/collection-night-shift",
  version: "905caaec",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#441815",
  alt: "Garments in near silhouette on a brass rail before a lit burgundy wall.",
} as const satisfies Picture;

export const collectionSalt = {
  path: "/pictures/fashion-editorial/collection-salt",
  version: "a2f1fe88",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#b3a594",
  alt: "A fan of crisp white pleats in raking light.",
  isNeutral: true,
} as const satisfies Picture;

export const collectionPaper = {
  path: "/pictures/fashion-editorial/collection-paper",
  version: "997b84b4",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#c28d6f",
  alt: "A dress folded from bone paper hangs before a clay wall and casts a long shadow.",
} as const satisfies Picture;

export const collectionEmber = {
  path: "/pictures/fashion-editorial/collection-ember",
  version: "857d7dea",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#7f150e",
  alt: "Red silk in long swells, glowing in low orange light.",
  isNeutral: true,
} as const satisfies Picture;

export const look01 = {
  path: "/pictures/fashion-editorial/look-01",
  version: "dc6130fd",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#b66d4f",
  alt: "A bone blazer and two bare hangers on a slanting line before a terracotta wall.",
} as const satisfies Picture;

export const look02 = {
  path: "/pictures/fashion-editorial/look-02",
  version: "65dfd7d0",
  width: 1000,
  height: 800,
  widths: [500, 1000],
  colour: "#ba795d",
  alt: "Two handbags on a monumental terracotta stair in hard window light.",
} as const satisfies Picture;

export const look03 = {
  path: "/pictures/fashion-editorial/look-03",
  version: "c5a36bf9",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#bf9c87",
  alt: "A burgundy curtain blows through a bone arch that throws a long shadow.",
} as const satisfies Picture;

export const look04 = {
  path: "/pictures/fashion-editorial/look-04",
  version: "f9bfe928",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#caad97",
  alt: "A terracotta handbag balanced on leaning bone slabs.",
} as const satisfies Picture;

export const look05 = {
  path: "/pictures/fashion-editorial/look-05",
  version: "2aa6ded2",
  width: 1000,
  height: 800,
  widths: [500, 1000],
  colour: "#bf9c80",
  alt: "Three cloths blow on a line before a bone wall.",
} as const satisfies Picture;

export const look06 = {
  path: "/pictures/fashion-editorial/look-06",
  version: "aa041f0c",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#763b37",
  alt: "A leaning stack of hat boxes tied with ribbon.",
} as const satisfies Picture;

export const look07 = {
  path: "/pictures/fashion-editorial/look-07",
  version: "3c27019b",
  width: 1000,
  height: 800,
  widths: [500, 1000],
  colour: "#986756",
  alt: "Sunglasses, belt, wallet and bag laid out on bone, seen from above.",
} as const satisfies Picture;

export const look08 = {
  path: "/pictures/fashion-editorial/look-08",
  version: "789ef898",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#c08b6e",
  alt: "A striped silk scarf thrown over a slanted chair.",
} as const satisfies Picture;

export const houseThreads = {
  path: "/pictures/fashion-editorial/house-threads",
  version: "0f2073da",
  width: 1000,
  height: 800,
  widths: [500, 1000],
  colour: "#865741",
  alt: "Rows of thread spools in burgundy, terracotta and bone.",
} as const satisfies Picture;

export const houseTable = {
  path: "/pictures/fashion-editorial/house-table",
  version: "9d92974f",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#844f4a",
  alt: "Shears, chalk and a paper pattern on a cutting table.",
} as const satisfies Picture;

export const fashionEditorialPictures = {
  cover,
  "collection-bias": collectionBias,
  "collection-clay": collectionClay,
  "collection-night-shift": collectionNightShift,
  "collection-salt": collectionSalt,
  "collection-paper": collectionPaper,
  "collection-ember": collectionEmber,
  "look-01": look01,
  "look-02": look02,
  "look-03": look03,
  "look-04": look04,
  "look-05": look05,
  "look-06": look06,
  "look-07": look07,
  "look-08": look08,
  "house-threads": houseThreads,
  "house-table": houseTable,
} as const satisfies Record<string, Picture>;
