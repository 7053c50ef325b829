import type { PictureSpec } from "../pipeline/picture-spec.ts";

export default [
  {
    name: "dawn",
    scene: "nonprofit/paperboat_dawn.py",
    width: 1600,
    height: 1000,
    widths: [480, 760, 1100, 1600],
    samples: 14,
    og: true,
    alt: "A white paper boat on still water at sunrise, a line of smaller ones behind it going out into the haze.",
  },
  {
    name: "sheet",
    scene: "nonprofit/paperboat_sheet.py",
    width: 1100,
    height: 825,
    widths: [420, 760, 1100],
    samples: 14,
    alt: "A large white paper boat and a small coral one ahead of it, on paper.",
  },
] satisfies PictureSpec[];
