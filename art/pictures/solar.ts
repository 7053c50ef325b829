import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "dawn",
    scene: "solar/solar_house.py",
    shot: "dawn",
    width: 1600,
    height: 800,
    widths: [640, 1000, 1600],
    samples: 12,
    alt: "A small adobe house at dawn, eighteen panels on its roof, its shadow as long as the yard.",
    og: true,
  },
  {
    name: "noon",
    scene: "solar/solar_house.py",
    shot: "noon",
    width: 900,
    height: 900,
    widths: [400, 640, 900],
    samples: 10,
    alt: "The same house from above at noon, with next to no shadow at all.",
  },
  {
    name: "dusk",
    scene: "solar/solar_house.py",
    shot: "dusk",
    width: 1400,
    height: 700,
    widths: [480, 800, 1400],
    samples: 14,
    alt: "The same house after sunset, its windows lit.",
  },
] satisfies PictureSpec[];
