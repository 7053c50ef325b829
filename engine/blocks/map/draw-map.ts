import { field } from "./field.ts";
import type { MapProps } from "./map.props.ts";

type Point = readonly [x: number, y: number];

export type TownDrawing = {
  /** Streets as open paths to be stroked; the ground between them is the houses. Those that pass the pin come first. */
  great: string[];
  small: string[];
  /** Footways through single plots. */
  alleys: string[];
  /** Closed paths that fill whole plots. */
  parks: string[];
  /** The river's course, to be stroked, or the sea, to be filled. */
  water?: string;
};

const middle: Point = [field.width / 2, field.height / 2];
/** Streets on each side of the two that cross at the pin. */
const reach = 11;
const lanes = Array.from({ length: reach * 2 + 1 }, (_, lane) => lane);

/**
 * Draws a town that never was, around its pin: a crooked grid of streets, parks, and a river or a shore on request. The
 * same `seed` and `water` give the same drawing. It is streets on a ground, in whole numbers, because the outline of
 * every house would outweigh the rest of a page.
 */
export function drawTown(seed: number, water: MapProps["water"]): TownDrawing {
  const random = randomFrom(seed);
  const turn = (random() - 0.5) * 0.7;
  const bend = 20 + random() * 25;
  const phase = random() * 6;
  const columns = offsets(random, 95, 190);
  const rows = offsets(random, 75, 140);

  const bent = (column: number, row: number): Point => {
    const [x, y] = [columns[column] ?? 0, rows[row] ?? 0];
    return [x + bend * Math.sin(y / 210 + phase), y + bend * Math.sin(x / 260 + phase * 2)];
  };
  const origin = bent(reach, reach);
  /** Where two streets cross: a grid bent as towns grow, turned, and moved until one crossing is the pin. */
  const crossing = (column: number, row: number): Point => {
    const [x, y] = bent(column, row);
    return turned(x - origin[0], y - origin[1], turn);
  };

  const streets = lanes
    .toSorted((one, other) => Math.abs(one - reach) - Math.abs(other - reach))
    .flatMap((lane) => {
      const isGreat = lane === reach || (lane + seed) % 4 === 0;
      const courses = [
        lanes.map((row) => crossing(lane, row)),
        lanes.map((column) => crossing(column, lane)),
      ];
      return courses.map(visible).flatMap((course) => (course.length > 1 ? [{ course, isGreat }] : []));
    });

  const drawing: TownDrawing = {
    great: streets.flatMap(({ course, isGreat }) => (isGreat ? [lineOf(course)] : [])),
    small: streets.flatMap(({ course, isGreat }) => (isGreat ? [] : [lineOf(course)])),
    alleys: [],
    parks: [],
  };
  for (const column of lanes.slice(0, -1)) {
    for (const row of lanes.slice(0, -1)) {
      const [kind, share] = [random(), 0.3 + random() * 0.4];
      const plot = [
        crossing(column, row),
        crossing(column + 1, row),
        crossing(column + 1, row + 1),
        crossing(column, row + 1),
      ] as const;
      if (!plot.some(isInField)) continue;
      const [a, b, c, d] = plot;
      if (kind < 0.07) drawing.parks.push(`${lineOf(plot)}z`);
      else if (kind < 0.35) drawing.alleys.push(lineOf([between(a, b, share), between(d, c, share)]));
      else if (kind < 0.45) drawing.alleys.push(lineOf([between(a, d, share), between(b, c, share)]));
    }
  }
  return water === "none" ? drawing : { ...drawing, water: drawWater(water, turn, random) };
}

/** Distances of parallel streets from the first, each step between `least` and `most`. */
function offsets(random: () => number, least: number, most: number): number[] {
  let offset = 0;
  return lanes.map(() => {
    offset += least + random() * (most - least);
    return offset;
  });
}

/** A wavy course along the town's own direction that keeps clear of the pin. */
function drawWater(water: "river" | "shore", turn: number, random: () => number): string {
  const side = random() < 0.5 ? -1 : 1;
  const sway = 30 + random() * 35;
  const phase = random() * 6;
  const course = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) =>
    turned(step * 230, side * (225 + sway * (1 + Math.sin(step * 1.3 + phase))), turn),
  );
  if (water === "river") return curveOf(course);
  const far = [1, -1].map((end) => pointText(turned(end * 1000, side * 1500, turn)));
  return `${curveOf(course)}L${far.join("L")}z`;
}

function turned(x: number, y: number, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos];
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function isInField([x, y]: Point): boolean {
  return x >= 0 && y >= 0 && x <= field.width && y <= field.height;
}

/** The part of a course that can be seen, with one point beyond it at each end. */
function visible(course: readonly Point[]): readonly Point[] {
  const first = course.findIndex(isInField);
  return first < 0 ? [] : course.slice(Math.max(first - 1, 0), course.findLastIndex(isInField) + 2);
}

/** Straight from point to point, each written from the one before, which is shortest. */
function lineOf(course: readonly Point[]): string {
  const whole = course.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return whole
    .map((point, index) => {
      const before = whole[index - 1];
      return before ? `l${pointText([point[0] - before[0], point[1] - before[1]])}` : `M${pointText(point)}`;
    })
    .join("");
}

/** A smooth line: to the middle of each pair of points, bent by the point between. */
function curveOf(course: readonly Point[]): string {
  return course
    .map((point, index) => {
      const next = course[index + 1];
      if (index === 0) return `M${pointText(point)}`;
      return next ? `Q${pointText(point)} ${pointText(between(point, next, 0.5))}` : `L${pointText(point)}`;
    })
    .join("");
}

function pointText([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Numbers from 0 to 1 that follow from `seed` alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
