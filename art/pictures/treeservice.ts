import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "stand",
    scene: "treeservice/stand.py",
    width: 1440,
    height: 756,
    widths: [480, 800, 1440],
    samples: 12,
    og: true,
    alt: "Old trunks in a stand of trees, morning light between them, the farther ones lost in mist.",
  },
  {
    name: "kit",
    scene: "treeservice/kit.py",
    width: 1000,
    height: 1000,
    widths: [400, 720, 1000],
    samples: 14,
    alt: "A coil of orange climbing rope, a hand saw and a steel carabiner on a sawn stump.",
  },
] satisfies PictureSpec[];
