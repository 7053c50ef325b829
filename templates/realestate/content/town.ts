/** Points of a map that is 1000 by 720: x and y in turn. */
type Points = readonly number[];

type Town = {
  coast: Points;
  river: Points;
  /** Along `built` ones stand houses, on both sides. */
  streets: readonly { points: Points; built?: true }[];
  /** Hills: middle, radii, and how many contour lines. */
  hills: readonly (readonly [x: number, y: number, wide: number, high: number, lines: number])[];
  wood: readonly [x: number, y: number, trees: number];
  /** Where names stand; what they are is the document's. */
  names: readonly {
    at: readonly [x: number, y: number];
    turn: number;
    kind: "water" | "street" | "height";
  }[];
  office: readonly [x: number, y: number];
  /** By their ids. */
  houses: Readonly<Record<string, readonly [x: number, y: number]>>;
};

/** Cutwater, Maine: a ridge, a river, a mill, a harbor and a cliff. */
export const town = {
  coast: [
    905, 0, 892, 70, 918, 140, 862, 205, 872, 280, 838, 345, 846, 405, 806, 452, 838, 500, 770, 540, 748, 610,
    776, 668, 752, 720,
  ],
  river: [0, 250, 140, 262, 260, 328, 380, 342, 500, 398, 620, 414, 740, 470, 880, 490],
  streets: [
    { points: [700, 0, 726, 120, 738, 250, 716, 340, 732, 430, 716, 556, 688, 640, 700, 720], built: true },
    { points: [0, 530, 160, 506, 330, 512, 480, 528, 610, 520, 716, 556], built: true },
    { points: [60, 200, 150, 212, 270, 274, 390, 290, 510, 344, 630, 362, 716, 340], built: true },
    { points: [390, 290, 346, 206, 306, 120, 330, 0] },
    { points: [510, 344, 486, 440, 480, 528, 456, 610, 470, 720] },
    { points: [610, 520, 604, 610, 688, 640], built: true },
    { points: [738, 250, 640, 230, 560, 160, 540, 0] },
  ],
  hills: [
    [190, 110, 210, 130, 6],
    [120, 650, 170, 110, 4],
    [580, 90, 90, 66, 3],
  ],
  wood: [400, 640, 34],
  names: [
    { at: [172, 288], turn: 24, kind: "water" },
    { at: [915, 640], turn: -70, kind: "water" },
    { at: [612, 582], turn: 94, kind: "street" },
    { at: [215, 500], turn: 1, kind: "street" },
    { at: [560, 345], turn: 9, kind: "street" },
    { at: [748, 190], turn: 86, kind: "street" },
    { at: [150, 60], turn: -18, kind: "height" },
    { at: [592, 78], turn: 12, kind: "height" },
  ],
  office: [650, 600],
  houses: {
    "vault-house": [398, 216],
    "courtyard-house": [270, 444],
    "ridge-house": [232, 128],
    "salt-cabin": [806, 618],
    "brick-row": [560, 470],
    "glass-pavilion": [410, 640],
    "stair-tower": [676, 292],
    "mill-loft": [500, 300],
    "cliff-terraces": [810, 246],
  },
} satisfies Town;
