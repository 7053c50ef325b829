import { expect, test } from "vitest";
import { coins } from "../content/coins.ts";
import { type Ring, rosetteOf, turnsOf, wavePath } from "./rosette.ts";

test("a symbol always has the same rosette, which is that of its struck coin", () => {
  // As the coins in the pictures are struck (art/scenes/crypto/mint.py).
  expect(rosetteOf("DRC")).toEqual([
    { lobes: 20, copies: 6, radius: 0.84, swing: 0.07 },
    { lobes: 15, copies: 8, radius: 0.52, swing: 0.23 },
    { lobes: 3, copies: 6, radius: 0.22, swing: 0.1 },
  ]);
});

test("no two coins share a ring, and none leaves its circle", () => {
  const rings = coins.map(({ symbol }) => rosetteOf(symbol));
  for (const level of [0, 1, 2] as const) {
    const drawn = rings.map((rosette) => JSON.stringify(rosette[level]));
    expect(new Set(drawn).size).toBe(coins.length);
  }
  for (const { radius, swing } of rings.flat()) {
    expect(radius + swing).toBeLessThanOrEqual(1);
    expect(radius - swing).toBeGreaterThan(0);
  }
});

test("a wave is a closed curve of two arcs for each lobe, its nodes on the two circles it swings between", () => {
  const ring: Ring = { lobes: 6, copies: 3, radius: 0.5, swing: 0.2 };
  const path = wavePath(ring, 100);
  expect(path).toMatch(/^M70 0c.*z$/);
  const arcs = path.match(/[cs][^csz]+/g) ?? [];
  expect(arcs).toHaveLength(12);
  let [x, y] = [70, 0];
  const lengths = arcs.map((arc) => {
    const numbers = (arc.match(/-?\d+/g) ?? []).map(Number);
    x += numbers.at(-2) ?? 0;
    y += numbers.at(-1) ?? 0;
    return Math.hypot(x, y);
  });
  for (const [index, length] of lengths.entries()) expect(length / 10).toBeCloseTo(index % 2 ? 7 : 3, 0);
  expect([x, y]).toEqual([70, 0]);
});

test("copies share one lobe between them", () => {
  expect(turnsOf({ lobes: 6, copies: 3, radius: 0.5, swing: 0.2 })).toEqual([0, 20, 40]);
});
