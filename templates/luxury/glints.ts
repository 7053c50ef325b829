export type Glint = { x: number; y: number; size: number };

/** The share by which each next point turns on: neither axis ever repeats (Roberts' R2 sequence). */
const stepX = 0.7548776662;
const stepY = 0.5698402909;

/** `count` points spread evenly over a field of 100 by 100, in three sizes of 2 to 6 pixels. The same every time. */
export function glints(count: number): Glint[] {
  return Array.from({ length: count }, (_, index) => ({
    x: round(100 * ((0.5 + index * stepX) % 1)),
    y: round(100 * ((0.5 + index * stepY) % 1)),
    size: 2 + (index % 3) * 2,
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
