import { expect, test } from "vitest";
import { letterPath } from "./letter-path.ts";

/** How many tiles a path goes around, and the least and the most of its numbers. */
function tilesOf(path: string) {
  const places = path.match(/-?\d*\.\d+/g)?.map(Number) ?? [];
  return { count: path.split("Z").length - 1, least: Math.min(...places), most: Math.max(...places) };
}

test("a T is laid in seven tiles, and an accent or the rest of the name changes no letter", () => {
  expect(tilesOf(letterPath("Tessel")).count).toBe(7);
  expect(letterPath("Églantine")).toBe(letterPath("e"));
  expect(letterPath("7 Stufen")).not.toBe(letterPath("Stufen"));
});

test("every letter and figure lies whole within the picture, in places that its tiles alone have", () => {
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") {
    const { count, least, most } = tilesOf(letterPath(letter));
    expect(count, letter).toBeGreaterThanOrEqual(7);
    expect(least, letter).toBeGreaterThanOrEqual(0);
    expect(most, letter).toBeLessThan(0.85);
  }
});

test("a name in another script has an ornament of four tiles in place of a letter", () => {
  for (const name of ["مطعم", "寿司", "🍕"]) expect(tilesOf(letterPath(name)).count).toBe(4);
});
