export type Point = { x: number; y: number };

/** Maps numbers from `from` to `to` onto `start` to `end`, and beyond both at the same rate. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  const rate = from === to ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * rate;
}

/** Round numbers from 0 to the first that is not below `most`, at most `count` steps apart: 1, 2, 2.5 or 5 of a power of ten. */
export function ticksTo(most: number, count: number): number[] {
  if (most <= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most / count));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power * count >= most) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** A line through `points`, as the `d` of a path; empty without points. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** What lies between the line and `base`. */
export function areaPath(points: readonly Point[], base: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  return `${linePath(points)}L${round(last.x)} ${round(base)}L${round(first.x)} ${round(base)}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
