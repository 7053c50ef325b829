import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "beetle",
    scene: "pestcontrol/uninvited_beetle.py",
    width: 900,
    height: 1000,
    widths: [360, 620, 900],
    samples: 16,
    alt: "A stag beetle of polished copper, seen from above, walking off to the right.",
  },
  {
    name: "seal",
    scene: "pestcontrol/uninvited_seal.py",
    width: 1200,
    height: 772,
    widths: [480, 800, 1200],
    samples: 10,
    alt: "A plain cream envelope on mint, closed with a copper wax seal in which a beetle is stamped.",
    og: true,
  },
] satisfies PictureSpec[];
