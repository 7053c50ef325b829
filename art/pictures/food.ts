import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "bowl",
    scene: "food/food_bowls.py",
    shot: "full",
    width: 1240,
    height: 1240,
    widths: [440, 760, 1240],
    samples: 14,
    alt: "A bowl of ramen from straight above: noodles in amber broth, two egg halves, pork, nori, a pink-swirled fish cake and spring onion.",
    og: true,
  },
  {
    name: "broth",
    scene: "food/food_bowls.py",
    shot: "broth",
    width: 640,
    height: 640,
    widths: [320, 640],
    samples: 12,
    alt: "The bowl with nothing in it but amber broth and beads of fat.",
  },
  {
    name: "noodles",
    scene: "food/food_bowls.py",
    shot: "noodles",
    width: 760,
    height: 760,
    widths: [380, 760],
    samples: 12,
    alt: "The same bowl with folded noodles in the broth.",
  },
  {
    name: "gyoza",
    scene: "food/food_gyoza.py",
    width: 900,
    height: 900,
    widths: [450, 900],
    samples: 12,
    alt: "Nine pleated gyoza in a ring around a dish of soy, seen from above.",
  },
] satisfies PictureSpec[];
