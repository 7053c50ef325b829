import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "lit",
    scene: "electrician/electrician_bulb.py",
    shot: "lit",
    width: 800,
    height: 1000,
    widths: [300, 520, 800],
    samples: 20,
    alt: "A filament bulb burning in a copper socket at the end of a yellow cord.",
  },
  {
    name: "unlit",
    scene: "electrician/electrician_bulb.py",
    shot: "unlit",
    width: 800,
    height: 1000,
    widths: [300, 520, 800],
    samples: 14,
    alt: "The same bulb without power.",
  },
  {
    name: "cores",
    scene: "electrician/electrician_cores.py",
    width: 1400,
    height: 788,
    widths: [480, 900, 1400],
    samples: 14,
    alt: "A gray cable cut open: a brown, a blue and a green and yellow core, each stripped to bright copper strands.",
    og: true,
  },
] satisfies PictureSpec[];
