import type { Point } from "./scale.ts";

/** One part of a firing: it takes that many hours to come to that temperature, in °F. */
export type Segment = { hours: number; to: number };

/** What a kiln begins and ends at. */
const cold = 70;

/** The corners of a firing's curve: hours since it was lit, and degrees. */
export function firingPoints(program: readonly Segment[]): Point[] {
  const points: Point[] = [{ x: 0, y: cold }];
  for (const { hours, to } of program) points.push({ x: (points.at(-1)?.x ?? 0) + hours, y: to });
  return points;
}

/** The temperature so many hours after the kiln was lit; of a kiln that is not lit, or has cooled, that of its ends. */
export function temperatureAt(program: readonly Segment[], hours: number): number {
  const points = firingPoints(program);
  const next = points.findIndex(({ x }) => x > hours);
  if (next <= 0) return (next === 0 ? points[0] : points.at(-1))?.y ?? cold;
  const [a, b] = [points[next - 1], points[next]];
  if (!a || !b) return cold;
  return Math.round(a.y + ((hours - a.x) / (b.x - a.x)) * (b.y - a.y));
}
