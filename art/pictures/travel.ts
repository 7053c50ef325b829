import type { PictureSpec } from "../pipeline/picture-spec.ts";

/** Stills of 2.39 : 1, as wide as the cinema. */
const still = {
  scene: "travel/farshore.py",
  width: 1200,
  height: 502,
  widths: [480, 800, 1200],
  samples: 10,
};

export default [
  {
    ...still,
    name: "far-enough",
    shot: "open",
    width: 1600,
    height: 670,
    widths: [640, 1100, 1600],
    alt: "A two-masted ship, very small, on a calm sea under a wide evening sky, one long headland behind it.",
    og: true,
  },
  {
    ...still,
    name: "fjord",
    shot: "fjord",
    alt: "A fjord between dark walls, fog lying low on still water.",
    isNeutral: true,
  },
  {
    ...still,
    name: "ice",
    shot: "ice",
    alt: "A wall of ice and loose floes in pink light at midnight.",
    isNeutral: true,
  },
  { ...still, name: "cinder", shot: "cinder", alt: "A black volcano with a red seam down to the sea." },
  {
    ...still,
    name: "dunes",
    shot: "dunes",
    alt: "Orange dunes that fall straight into the sea.",
    isNeutral: true,
  },
  {
    ...still,
    name: "steppe",
    shot: "steppe",
    alt: "Yellow grassland under a dark sky, a cliff edge and grey sea.",
    isNeutral: true,
  },
] satisfies PictureSpec[];
