import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "number",
    scene: "plumbing/number.py",
    shot: "row",
    width: 1680,
    height: 600,
    widths: [840, 1680],
    samples: 12,
    alt: "The number 218 555 0188, bent from chrome pipe and screwed to a cobalt wall.",
  },
  {
    name: "number-stack",
    scene: "plumbing/number.py",
    shot: "stack",
    width: 900,
    height: 900,
    widths: [450, 720, 900],
    samples: 12,
    alt: "The number 218 555 0188, bent from chrome pipe and screwed to a cobalt wall.",
  },
  {
    name: "last-eight",
    scene: "plumbing/number.py",
    shot: "close",
    width: 1260,
    height: 662,
    widths: [420, 720, 1260],
    samples: 14,
    og: true,
    alt: "The end of the number close up: two eights of chrome pipe with brass nuts, an orange lever, one drop hanging.",
  },
  {
    name: "parts",
    scene: "plumbing/parts.py",
    width: 1000,
    height: 1000,
    widths: [400, 720, 1000],
    samples: 14,
    alt: "Elbows, tees, nuts, a gauge and a ball valve in rows on a peach ground, seen from above.",
  },
] satisfies PictureSpec[];
