import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "slope",
    scene: "roofing/roofing_slope.py",
    width: 1600,
    height: 1000,
    widths: [640, 1000, 1600],
    samples: 12,
    alt: "A slate roof in low light, its courses smaller toward a copper ridge, with a chimney against a dark sky.",
    og: true,
  },
  {
    name: "gutter",
    scene: "roofing/roofing_gutter.py",
    width: 1000,
    height: 1000,
    widths: [400, 700, 1000],
    samples: 14,
    alt: "Water hanging in drops from a copper gutter under the lowest course of slates.",
  },
  {
    name: "slate",
    scene: "roofing/roofing_slate.py",
    width: 900,
    height: 1125,
    widths: [360, 600, 900],
    samples: 14,
    alt: "One slate with two copper nails in it and a slater’s hammer lying across.",
  },
] satisfies PictureSpec[];
