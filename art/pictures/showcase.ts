import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "crypto",
    scene: "showcase/coin.py",
    width: 900,
    height: 675,
    widths: [450, 900],
    alt: "A gold coin standing on a dark plinth between violet glass.",
  },
  {
    name: "luxury",
    scene: "showcase/ring.py",
    width: 1120,
    height: 840,
    widths: [560, 1120],
    samples: 40,
    alt: "A gold ring with a brilliant-cut stone between rolls of emerald velvet.",
  },
] satisfies PictureSpec[];
