import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "tiles",
    scene: "saas/tiles.py",
    shot: "tiles",
    width: 1600,
    height: 1000,
    widths: [1200],
    alt: "Glazed tiles in raking light: a diamond of cobalt among porcelain, and one vermilion tile lying askew on top",
    isNeutral: true,
    samples: 20,
    og: true,
  },
  {
    name: "bare",
    scene: "saas/tiles.py",
    shot: "bare",
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    alt: "Glazed porcelain tiles in raking light, one vermilion tile lying askew on top",
    isNeutral: true,
    samples: 20,
  },
  {
    name: "letters",
    scene: "saas/tiles.py",
    shot: "letters",
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    alt: "A field of cobalt tiles, each with a pale diamond",
    isNeutral: true,
    samples: 20,
  },
] satisfies PictureSpec[];
