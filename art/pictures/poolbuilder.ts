import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "board",
    scene: "poolbuilder/pool_above.py",
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    samples: 12,
    alt: "A pool from straight above: an orange diving board over turquoise mosaic, a white ring afloat.",
    og: true,
  },
] satisfies PictureSpec[];
