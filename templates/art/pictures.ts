// Written by npm run art from art/pictures/art.ts.
import type { Picture } from "../../engine/picture.ts";

export const weather = {
  path: "/pictures/art/weather",
  version: "b0b10471",
  width: 1200,
  height: 840,
  widths: [140, 400, 640, 1200],
  colour: "#545c5b",
  alt: "Thick oil strokes turn over one another like a storm above a low pale horizon.",
  isNeutral: true,
} as const satisfies Picture;

export const lowTide = {
  path: "/pictures/art/low-tide",
  version: "5df50427",
  width: 900,
  height: 1140,
  widths: [110, 300, 450, 900],
  colour: "#c48768",
  alt: "Veils of yellow, orange, vermilion and rose poured down raw canvas, dripping over a dark blue band.",
  isNeutral: true,
} as const satisfies Picture;

export const ponds = {
  path: "/pictures/art/ponds",
  version: "246c127a",
  width: 1200,
  height: 900,
  widths: [80, 240, 480, 1200],
  colour: "#c1d0cf",
  alt: "Nineteen pools of blue, green and ochre watercolor, each with a darker rim, on white paper.",
  isNeutral: true,
} as const satisfies Picture;

export const selvedge = {
  path: "/pictures/art/selvedge",
  version: "f6175898",
  width: 1190,
  height: 340,
  widths: [140, 320, 640, 1190],
  colour: "#655d63",
  alt: "A long woven print in which indigo and rust threads interfere in slow waves.",
  isNeutral: true,
} as const satisfies Picture;

export const thread = {
  path: "/pictures/art/thread",
  version: "b97f0916",
  width: 950,
  height: 1150,
  widths: [60, 200, 475, 950],
  colour: "#e9e4d8",
  alt: "A single black line, folded over itself into veils, inside the pressed mark of a copper plate.",
  isNeutral: true,
} as const satisfies Picture;

export const letter = {
  path: "/pictures/art/letter",
  version: "99258444",
  width: 1100,
  height: 1100,
  widths: [80, 330, 660, 1100],
  colour: "#dcc7c3",
  alt: "A square relief of white zigzag folds with a red glow in every crease.",
  isNeutral: true,
} as const satisfies Picture;

export const ferries = {
  path: "/pictures/art/ferries",
  version: "61d16430",
  width: 800,
  height: 1200,
  widths: [80, 280, 560, 800],
  colour: "#3c3c41",
  alt: "Ferries drawn as level lines of light across a harbor at night, below short arcs of stars.",
} as const satisfies Picture;

export const eggs = {
  path: "/pictures/art/eggs",
  version: "7c15202f",
  width: 960,
  height: 1200,
  widths: [80, 240, 480, 960],
  colour: "#7d7e84",
  alt: "A white and a brown egg on gray cloth beside an empty egg cup, in window light from the left.",
} as const satisfies Picture;

export const parsley = {
  path: "/pictures/art/parsley",
  version: "6a0b48a3",
  width: 600,
  height: 1200,
  widths: [60, 150, 300, 600],
  colour: "#587598",
  alt: "White shadows of cow parsley on Prussian blue, the coating brushed unevenly at the edges.",
} as const satisfies Picture;

export const room = {
  path: "/pictures/art/room",
  version: "0320884d",
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  colour: "#b7b1b1",
  alt: "A white room under a skylight: a pierced oval of black stone, a bench, a red canvas, a polished concrete floor.",
} as const satisfies Picture;

export const exhibition = {
  path: "/pictures/art/exhibition",
  version: "368dc3a6",
  width: 1400,
  height: 900,
  widths: [440, 880, 1400],
  colour: "#786e65",
  alt: "White plinths from above in stripes of late sun, an egg lying on each but one, all of them pointing at it.",
} as const satisfies Picture;

export const artPictures = {
  weather,
  "low-tide": lowTide,
  ponds,
  selvedge,
  thread,
  letter,
  ferries,
  eggs,
  parsley,
  room,
  exhibition,
} as const satisfies Record<string, Picture>;
