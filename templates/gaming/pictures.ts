// Written by npm run art from art/pictures/gaming.ts.
import type { Picture } from "../../engine/picture.ts";

export const pit = {
  path: "/pictures/gaming/pit",
  version: "6993e659",
  width: 1600,
  height: 1000,
  widths: [440, 760, 1600],
  colour: "#35153e",
  alt: "A round field of six-sided columns in a dark arena; most of the outer ones have dropped into a magenta glow, one in the middle is lit yellow.",
} as const satisfies Picture;

export const tall = {
  path: "/pictures/gaming/tall",
  version: "d4548df4",
  width: 760,
  height: 1140,
  widths: [400, 760],
  colour: "#35133c",
  alt: "A field of six-sided columns in a dark arena, dropping into a magenta glow around one that is lit yellow.",
} as const satisfies Picture;

export const above = {
  path: "/pictures/gaming/above",
  version: "246ff005",
  width: 1120,
  height: 700,
  widths: [480, 1120],
  colour: "#6b1769",
  alt: "The same field from straight above: a ragged island of hexagons over a magenta pit.",
  isNeutral: true,
} as const satisfies Picture;

export const cup = {
  path: "/pictures/gaming/cup",
  version: "1b768023",
  width: 800,
  height: 1000,
  widths: [400, 800],
  colour: "#241912",
  alt: "A six-sided trophy of yellow glass held in a black metal claw.",
} as const satisfies Picture;

export const lowlight = {
  path: "/pictures/gaming/lowlight",
  version: "87cfae48",
  width: 640,
  height: 400,
  widths: [320, 640],
  colour: "#241739",
  alt: "A top-down map of dark rooms with two cones of light closing in on each other.",
} as const satisfies Picture;

export const counterpoint = {
  path: "/pictures/gaming/counterpoint",
  version: "3ac10ea8",
  width: 640,
  height: 400,
  widths: [320, 640],
  colour: "#53285f",
  alt: "Two fighters made of triangles face each other below their bars of health.",
} as const satisfies Picture;

export const slipstream = {
  path: "/pictures/gaming/slipstream",
  version: "c6a87e21",
  width: 640,
  height: 400,
  widths: [320, 640],
  colour: "#331a45",
  alt: "A road of neon lines runs into a low sun, one car ahead of another.",
} as const satisfies Picture;

export const gambit = {
  path: "/pictures/gaming/gambit",
  version: "2ce81325",
  width: 640,
  height: 400,
  widths: [320, 640],
  colour: "#6f5975",
  alt: "Seven cards with hexagonal suits lie fanned out, one of them turned over.",
} as const satisfies Picture;

export const overstack = {
  path: "/pictures/gaming/overstack",
  version: "94069b3b",
  width: 640,
  height: 400,
  widths: [320, 640],
  colour: "#311d42",
  alt: "A well of stacked blocks, a long piece falling into the only gap.",
} as const satisfies Picture;

export const gamingPictures = {
  pit,
  tall,
  above,
  cup,
  lowlight,
  counterpoint,
  slipstream,
  gambit,
  overstack,
} as const satisfies Record<string, Picture>;
