import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "wall",
    scene: "painting/painting_wall.py",
    width: 1600,
    height: 1000,
    widths: [640, 1000, 1600],
    samples: 12,
    alt: "A sunlit wall, half of it rolled in coral; the roller stands at the edge of the second coat.",
    og: true,
  },
  {
    name: "tin",
    scene: "painting/painting_tin.py",
    width: 1000,
    height: 1000,
    widths: [400, 640, 1000],
    samples: 14,
    alt: "An open tin of coral paint from above, on a spattered drop cloth.",
  },
  {
    name: "tape",
    scene: "painting/painting_tape.py",
    width: 1200,
    height: 686,
    widths: [480, 800, 1200],
    samples: 8,
    alt: "Masking tape peeled back from a dead-straight edge between plum and white.",
  },
] satisfies PictureSpec[];
