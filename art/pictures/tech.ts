import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "fibre",
    scene: "tech/hotpath_fibre.py",
    width: 1440,
    height: 900,
    widths: [640, 960, 1440],
    samples: 14,
    og: true,
    alt: "A bundle of glass fibers opening in the dark, one of them carrying light.",
    isNeutral: true,
  },
  {
    name: "enter",
    scene: "tech/hotpath_enter.py",
    width: 1000,
    height: 1250,
    widths: [400, 700, 1000],
    samples: 14,
    alt: "A keyboard in the dark, seen along its rows; only the Enter key glows, green.",
  },
] satisfies PictureSpec[];
