import { type Cut, cut, disc, leaf, petals } from "./cut.ts";
import type { PlantName } from "./plant-names.ts";

const both = [-1, 1];

/** Six plants, grown around (0, 0), the line of the soil; about 150 high. */
export const plants: Record<PlantName, () => Cut> = {
  fern: () =>
    cut({
      stems: "M0 20Q-3-60 0-142",
      green: Array.from({ length: 8 }, (_, step) =>
        both.map((side) => leaf(0, 4 - step * 16, side * (72 - step * 3), 52 - step * 4.4, 9 - step * 0.5)),
      )
        .flat()
        .concat(leaf(0, -136, 0, 16, 5)),
    }),
  marigold: () =>
    cut({
      stems: "M0 20V-92",
      green: [-4, -28, -52].flatMap((y, step) =>
        both.flatMap((side) => [
          leaf(0, y, side * 58, 48 - step * 9, 8),
          leaf(side * 14, y - 8, side * 20, 22 - step * 3, 6),
        ]),
      ),
      bloom: [
        ...petals(0, -104, 16, 16, 27, 9),
        ...petals(0, -104, 12, 8, 20, 8, 15),
        ...petals(0, -104, 8, 1, 14, 6),
      ],
    }),
  beet: () =>
    cut({
      stems: "M0-2V-60M-3-2L-22-54M3-2L22-54M-5 0L-40-36M5 0L40-36",
      green: [
        [0, -44, 0, 84],
        [-18, -44, -14, 76],
        [18, -44, 14, 76],
        [-36, -32, -38, 60],
        [36, -32, 38, 60],
      ].map(([x = 0, y = 0, angle = 0, length = 0]) => leaf(x, y, angle, length, 17)),
      hearts: "M-30 12C-30-6 30-6 30 12C30 34 6 36 0 62C-6 36-30 34-30 12Z",
      lines: "M-24 8Q0 20 24 8M-22 20Q0 32 20 22M-12 32Q0 38 10 33",
    }),
  branch: () =>
    cut({
      stems: "M-34 60C-30 10 10-30 6-132M-8-2Q24-14 42-52M2-48Q-24-62-38-96",
      green: [
        [6, -132, 8, 34],
        [4, -100, 60, 36],
        [4, -92, -52, 34],
        [-38, -96, -40, 32],
        [-30, -80, 12, 30],
        [42, -52, 40, 34],
        [34, -38, -14, 32],
        [-22, 24, -70, 36],
        [-4, -10, -60, 30],
      ].map(([x = 0, y = 0, angle = 0, length = 0]) => leaf(x, y, angle, length, 9)),
      hearts: disc(30, 4, 17) + disc(-26, -44, 15) + disc(26, -74, 14),
      lines: "M20 8Q30 16 40 8M-36-40Q-26-34-16-40M18-70Q26-64 34-70",
    }),
  meadow: () =>
    cut({
      stems:
        "M-4 20Q-14-40-44-96M-2 20Q-8-60-20-128M0 20V-104M2 20Q10-50 20-136M4 20Q20-30 46-84M-6 20Q-30-10-52-40M6 20Q30-10 54-34",
      green: [
        ...[0, 1].flatMap((step) => both.map((side) => leaf(-20, -106 - step * 14, side * 28, 17, 4))),
        ...both.map((side) => leaf(0, 12, side * 24, 62, 4)),
        ...both.map((side) => leaf(0, 16, side * 46, 52, 4)),
        ...[-40, -20, 0, 20, 40].map((angle) => leaf(20, -130, angle, 18, 3)),
      ],
      bloom: [
        ...petals(-44, -98, 10, 6, 13, 4),
        ...petals(46, -86, 12, 5, 13, 4),
        ...petals(0, -106, 8, 4, 17, 6),
        ...petals(-52, -42, 8, 3, 9, 3),
        ...petals(54, -36, 8, 3, 9, 3),
      ],
      ink: disc(-44, -98, 6) + disc(46, -86, 6) + disc(0, -106, 6) + disc(-52, -44, 6) + disc(54, -38, 6),
    }),
  tulip: () =>
    cut({
      stems: "M0 20V-84",
      green: [leaf(0, 14, -22, 112, 17), leaf(0, 14, 24, 98, 16)],
      bloom: [leaf(0, -80, -17, 58, 16), leaf(0, -80, 17, 58, 16), leaf(0, -80, 0, 64, 15)],
      ink: "M0 8C28 14 26 50 0 58C-26 50-28 14 0 8Z",
      lines: "M0 12C14 22 14 44 2 54M0 12C-14 22-14 44-2 54M0 14V52",
    }),
};
