import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "above",
    scene: "sports/track_above.py",
    width: 1600,
    height: 1000,
    widths: [800, 1200, 1600],
    samples: 12,
    alt: "A red track seen from straight above: starting blocks in lane four, their shadow three lanes long.",
    og: true,
  },
  {
    name: "hurdles",
    scene: "sports/hurdle_row.py",
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    samples: 12,
    alt: "Hurdles set one behind the other in lane four, in the last sun.",
  },
  {
    name: "finish",
    scene: "sports/photo-finish.mjs",
    width: 1600,
    height: 640,
    widths: [800, 1600],
    alt: "Bands of color, drawn out over a dark blue ground.",
    isNeutral: true,
  },
] satisfies PictureSpec[];
