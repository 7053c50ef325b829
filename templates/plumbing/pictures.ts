// Written by npm run art from art/pictures/plumbing.ts.
import type { Picture } from "../../engine/picture.ts";

export const tall0 = {
  path: "/pictures/plumbing/tall-0",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#444b6b",
  alt: "A 0 bent from chrome pipe.",
} as const satisfies Picture;

export const tall1 = {
  path: "/pictures/plumbing/tall-1",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#424a70",
  alt: "A 1 bent from chrome pipe.",
} as const satisfies Picture;

export const tall2 = {
  path: "/pictures/plumbing/tall-2",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#4a506e",
  alt: "A 2 bent from chrome pipe.",
} as const satisfies Picture;

export const tall3 = {
  path: "/pictures/plumbing/tall-3",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#464b70",
  alt: "A 3 bent from chrome pipe.",
} as const satisfies Picture;

export const tall4 = {
  path: "/pictures/plumbing/tall-4",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#464a6a",
  alt: "A 4 bent from chrome pipe.",
} as const satisfies Picture;

export const tall5 = {
  path: "/pictures/plumbing/tall-5",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#434c77",
  alt: "A 5 bent from chrome pipe.",
} as const satisfies Picture;

export const tall6 = {
  path: "/pictures/plumbing/tall-6",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#4a506f",
  alt: "A 6 bent from chrome pipe.",
} as const satisfies Picture;

export const tall7 = {
  path: "/pictures/plumbing/tall-7",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#43486c",
  alt: "A 7 bent from chrome pipe.",
} as const satisfies Picture;

export const tall8 = {
  path: "/pictures/plumbing/tall-8",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#484f6e",
  alt: "A 8 bent from chrome pipe.",
} as const satisfies Picture;

export const tall9 = {
  path: "/pictures/plumbing/tall-9",
  version: "61123376",
  width: 278,
  height: 577,
  widths: [278],
  colour: "#464e75",
  alt: "A 9 bent from chrome pipe.",
} as const satisfies Picture;

export const wide0 = {
  path: "/pictures/plumbing/wide-0",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#485180",
  alt: "A wide 0 bent from chrome pipe.",
} as const satisfies Picture;

export const wide1 = {
  path: "/pictures/plumbing/wide-1",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#4c5071",
  alt: "A wide 1 bent from chrome pipe.",
} as const satisfies Picture;

export const wide2 = {
  path: "/pictures/plumbing/wide-2",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#525877",
  alt: "A wide 2 bent from chrome pipe.",
} as const satisfies Picture;

export const wide3 = {
  path: "/pictures/plumbing/wide-3",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#515774",
  alt: "A wide 3 bent from chrome pipe.",
} as const satisfies Picture;

export const wide4 = {
  path: "/pictures/plumbing/wide-4",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#52556e",
  alt: "A wide 4 bent from chrome pipe.",
} as const satisfies Picture;

export const wide5 = {
  path: "/pictures/plumbing/wide-5",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#4d5478",
  alt: "A wide 5 bent from chrome pipe.",
} as const satisfies Picture;

export const wide6 = {
  path: "/pictures/plumbing/wide-6",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#50597b",
  alt: "A wide 6 bent from chrome pipe.",
} as const satisfies Picture;

export const wide7 = {
  path: "/pictures/plumbing/wide-7",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#494f77",
  alt: "A wide 7 bent from chrome pipe.",
} as const satisfies Picture;

export const wide8 = {
  path: "/pictures/plumbing/wide-8",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#535c7e",
  alt: "A wide 8 bent from chrome pipe.",
} as const satisfies Picture;

export const wide9 = {
  path: "/pictures/plumbing/wide-9",
  version: "61123376",
  width: 348,
  height: 396,
  widths: [348],
  colour: "#52597b",
  alt: "A wide 9 bent from chrome pipe.",
} as const satisfies Picture;

export const plus = {
  path: "/pictures/plumbing/plus",
  version: "61123376",
  width: 312,
  height: 354,
  widths: [312],
  colour: "#50526e",
  alt: "A plus of two crossing chrome pipes.",
} as const satisfies Picture;

export const lever = {
  path: "/pictures/plumbing/lever",
  version: "61123376",
  width: 168,
  height: 216,
  widths: [168],
  colour: "#9b745f",
  alt: "A brass ball valve with an orange lever.",
} as const satisfies Picture;

export const outlet = {
  path: "/pictures/plumbing/outlet",
  version: "61123376",
  width: 168,
  height: 384,
  widths: [168],
  colour: "#535e7d",
  alt: "A chrome pipe that leads down, a brass nut around it, two drops beside it.",
} as const satisfies Picture;

export const run = {
  path: "/pictures/plumbing/run",
  version: "9fb0a9e1",
  width: 1260,
  height: 662,
  widths: [420, 720, 1260],
  colour: "#4e63b2",
  alt: "Chrome pipes on a cobalt wall: brass nuts, a valve with an orange lever, one drop hanging from a bend.",
} as const satisfies Picture;

export const parts = {
  path: "/pictures/plumbing/parts",
  version: "16307bc4",
  width: 1000,
  height: 1000,
  widths: [400, 720, 1000],
  colour: "#b88156",
  alt: "Elbows, tees, nuts, a gauge and a ball valve in rows on a peach ground, seen from above.",
} as const satisfies Picture;

export const plumbingPictures = {
  "tall-0": tall0,
  "tall-1": tall1,
  "tall-2": tall2,
  "tall-3": tall3,
  "tall-4": tall4,
  "tall-5": tall5,
  "tall-6": tall6,
  "tall-7": tall7,
  "tall-8": tall8,
  "tall-9": tall9,
  "wide-0": wide0,
  "wide-1": wide1,
  "wide-2": wide2,
  "wide-3": wide3,
  "wide-4": wide4,
  "wide-5": wide5,
  "wide-6": wide6,
  "wide-7": wide7,
  "wide-8": wide8,
  "wide-9": wide9,
  plus,
  lever,
  outlet,
  run,
  parts,
} as const satisfies Record<string, Picture>;
