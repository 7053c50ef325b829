import type { PictureSpec } from "../pipeline/picture-spec.ts";

/** One drawing for each of the smaller monitors: what is being played there. */
const feeds = [
  { name: "lowlight", alt: "A top-down map of dark rooms with two cones of light closing in on each other." },
  { name: "counterpoint", alt: "Two fighters made of triangles face each other below their bars of health." },
  { name: "slipstream", alt: "A road of neon lines runs into a low sun, one car ahead of another." },
  { name: "gambit", alt: "Seven cards with hexagonal suits lie fanned out, one of them turned over." },
  { name: "overstack", alt: "A well of stacked blocks, a long piece falling into the only gap." },
];

export default [
  {
    name: "pit",
    scene: "gaming/hexfall_pit.py",
    width: 1600,
    height: 1000,
    widths: [440, 760, 1600],
    samples: 16,
    alt: "A round field of six-sided columns in a dark arena; most of the outer ones have dropped into a magenta glow, one in the middle is lit yellow.",
    og: true,
  },
  {
    name: "tall",
    scene: "gaming/hexfall_pit.py",
    shot: "tall",
    width: 760,
    height: 1140,
    widths: [400, 760],
    samples: 14,
    alt: "A field of six-sided columns in a dark arena, dropping into a magenta glow around one that is lit yellow.",
  },
  {
    name: "above",
    scene: "gaming/hexfall_pit.py",
    shot: "above",
    width: 1120,
    height: 700,
    widths: [480, 1120],
    samples: 12,
    alt: "The same field from straight above: a ragged island of hexagons over a magenta pit.",
    isNeutral: true,
  },
  {
    name: "cup",
    scene: "gaming/hexfall_cup.py",
    width: 800,
    height: 1000,
    widths: [400, 800],
    samples: 16,
    alt: "A six-sided trophy of yellow glass held in a black metal claw.",
  },
  ...feeds.map(({ name, alt }) => ({
    name,
    scene: "gaming/hexfall-feeds.mjs",
    shot: name,
    width: 640,
    height: 400,
    widths: [320, 640],
    alt,
  })),
] satisfies PictureSpec[];
