import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "hero",
    scene: "crypto/denominations.py",
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    samples: 24,
    og: true,
    alt: "Six struck coins standing on edge in the dark, smallest to largest, their rims lit teal and violet.",
  },
  {
    name: "wallet",
    scene: "crypto/card_case.py",
    width: 1000,
    height: 1000,
    widths: [400, 700, 1000],
    alt: "A dark metal hardware wallet, engine-turned like a cigarette case, a silver coin half way into its slot.",
  },
  {
    name: "learn",
    scene: "crypto/press.py",
    width: 1000,
    height: 800,
    widths: [400, 700, 1000],
    alt: "An engraved steel die, a plain gold blank leaning on it, and one struck coin lying before it.",
  },
] satisfies PictureSpec[];
