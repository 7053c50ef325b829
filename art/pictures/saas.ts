import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "tiles",
    scene: "saas/tiles.py",
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    alt: "Glazed tiles in raking light: a letter T of cobalt among porcelain, and one vermilion tile lying askew on top",
    samples: 20,
    og: true,
  },
] satisfies PictureSpec[];
