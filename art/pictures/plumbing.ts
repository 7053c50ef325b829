import type { PictureSpec } from "../pipeline/picture-spec.ts";

/**
 * What hangs on the cobalt wall of `digits.py`, cut out of it: `shot` takes `width` by `height` units, each of `scale`
 * pixels.
 */
function hung(
  name: string,
  shot: string,
  width: number,
  height: number,
  alt: string,
  scale = 120,
): PictureSpec {
  const pixels = Math.round(width * scale);
  return {
    name,
    scene: "plumbing/digits.py",
    shot,
    width: pixels,
    height: Math.round(height * scale),
    widths: [pixels],
    samples: 20,
    cutFrom: "#2653c9",
    series: "wall",
    alt,
  };
}

const digits = Array.from({ length: 10 }, (_, digit) => digit);

export default [
  ...digits.map((digit) =>
    hung(`tall-${digit}`, `tall ${digit}`, 2.48, 5.15, `A ${digit} bent from chrome pipe.`, 112),
  ),
  ...digits.map((digit) =>
    hung(`wide-${digit}`, `wide ${digit}`, 2.9, 3.3, `A wide ${digit} bent from chrome pipe.`),
  ),
  hung("plus", "plus", 2.6, 2.95, "A plus of two crossing chrome pipes."),
  hung("lever", "lever", 1.4, 1.8, "A brass ball valve with an orange lever."),
  hung(
    "outlet",
    "outlet",
    1.4,
    3.2,
    "A chrome pipe that leads down, a brass nut around it, two drops beside it.",
  ),
  {
    name: "run",
    scene: "plumbing/run.py",
    width: 1260,
    height: 662,
    widths: [420, 720, 1260],
    samples: 14,
    og: true,
    alt: "Chrome pipes on a cobalt wall: brass nuts, a valve with an orange lever, one drop hanging from a bend.",
  },
  {
    name: "parts",
    scene: "plumbing/parts.py",
    width: 1000,
    height: 1000,
    widths: [400, 720, 1000],
    samples: 14,
    alt: "Elbows, tees, nuts, a gauge and a ball valve in rows on a peach ground, seen from above.",
  },
] satisfies PictureSpec[];
