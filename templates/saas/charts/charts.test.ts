import { expect, test } from "vitest";
import { firingPoints, temperatureAt } from "./firing.ts";
import { firingTiles } from "./firing-tiles.ts";
import { areaPath, linearScale, linePath, ticksTo } from "./scale.ts";
import { fitStacks, stackTiles } from "./stacks.ts";

test("a scale maps its ends and goes on beyond them; one without width stays at its start", () => {
  const y = linearScale([0, 10], [200, 0]);
  expect([0, 5, 10, 12].map(y)).toEqual([200, 100, 0, -40]);
  expect(linearScale([3, 3], [7, 9])(3)).toBe(7);
});

test("ticks are round, begin at nothing and hold the most", () => {
  expect(ticksTo(12, 4)).toEqual([0, 5, 10, 15]);
  expect(ticksTo(100, 4)).toEqual([0, 25, 50, 75, 100]);
  expect(ticksTo(1_340_000, 4)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(ticksTo(0, 4)).toEqual([0, 1]);
  for (const most of [1, 7, 99, 101, 12_345]) expect(ticksTo(most, 4).at(-1)).toBeGreaterThanOrEqual(most);
});

test("paths go through their points, and an area comes back along its base", () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5.26, y: 0 },
  ];
  expect(linePath(points)).toBe("M0 10L5.3 0");
  expect(areaPath(points, 20)).toBe("M0 10L5.3 0L5.3 20L0 20Z");
  expect([linePath([]), areaPath([], 20)]).toEqual(["", ""]);
});

test("stacks are as large as their place allows, and never larger", () => {
  for (const [columns, most, width, height] of [
    [7, 17, 720, 240],
    [30, 17, 720, 240],
    [15, 17, 300, 240],
    [1, 1, 100, 50],
  ] as const) {
    const { perRow, rows, stride, size } = fitStacks(columns, most, width, height);
    expect(perRow * rows).toBeGreaterThanOrEqual(most);
    expect(rows * size).toBeLessThanOrEqual(height + 0.01);
    expect(((columns - 1) * stride + perRow) * size).toBeLessThanOrEqual(width + 0.01);
    expect(stride).toBeGreaterThanOrEqual(perRow);
  }
  expect(fitStacks(7, 17, 720, 240).perRow).toBe(3);
  expect(fitStacks(30, 17, 720, 240).perRow).toBe(1);
});

test("a stack stands on what has come furthest, and its late orders lie on top, chipped", () => {
  const day = { stages: { clay: 1, glaze: 0, kiln: 2, packed: 0, sent: 2 }, late: 1 };
  const tiles = stackTiles(day, { column: 4, perRow: 2, rows: 3 });
  expect(tiles.map(({ column, row, stage }) => `${column},${row} ${stage}`)).toEqual([
    "4,2 sent",
    "5,2 sent",
    "4,1 kiln",
    "5,1 kiln",
    "4,0 clay",
  ]);
  expect(tiles.map(({ isLate }) => isLate)).toEqual([false, false, false, false, true]);
  expect(stackTiles(day, { column: 0, perRow: 1, rows: 3, unit: 2 })).toHaveLength(3);
});

const program = [
  { hours: 2, to: 270 },
  { hours: 1, to: 470 },
];

test("a firing rises along its program, and is cold before and as it ends after", () => {
  expect(firingPoints(program)).toEqual([
    { x: 0, y: 70 },
    { x: 2, y: 270 },
    { x: 3, y: 470 },
  ]);
  expect([-1, 0, 1, 2, 2.5, 3, 9].map((hours) => temperatureAt(program, hours))).toEqual([
    70, 70, 170, 270, 370, 470, 470,
  ]);
  expect(temperatureAt([], 1)).toBe(70);
});

test("a firing in tiles has a column for each half hour, and burns from the left", () => {
  const { columns, rows, tiles } = firingTiles(program, 1.2);
  expect([columns, rows]).toEqual([6, 3]);
  const stagesOf = (column: number) =>
    new Set(tiles.filter((tile) => tile.column === column).map(({ stage }) => stage));
  expect([0, 1, 2].map((column) => [...stagesOf(column)])).toEqual([["kiln"], ["kiln"], ["kiln"]]);
  expect([3, 4, 5].map((column) => [...stagesOf(column)])).toEqual([["clay"], ["clay"], ["clay"]]);
  expect(tiles.every(({ row }) => row >= 0 && row < rows)).toBe(true);
});
