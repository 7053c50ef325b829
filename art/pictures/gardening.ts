import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "row",
    scene: "gardening/marigolds.py",
    shot: "row",
    width: 1440,
    height: 760,
    widths: [480, 800, 1440],
    samples: 12,
    alt: "Marigolds in a row in dark, furrowed soil, a wooden label at the end of the row.",
    og: true,
  },
  {
    name: "trowel",
    scene: "gardening/marigolds.py",
    shot: "trowel",
    width: 800,
    height: 1000,
    widths: [360, 800],
    samples: 12,
    alt: "A hand trowel stuck in a heap of soil, one marigold seedling beside it.",
  },
] satisfies PictureSpec[];
