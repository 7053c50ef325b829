import { expect, test } from "vitest";
import { plates, platesFor, sumOf } from "./plate-maths.ts";

const kilosOf = (weight: number) => platesFor(weight).map(({ kg }) => kg);

test("a bar is loaded with the heaviest plates first", () => {
  expect(kilosOf(60)).toEqual([20]);
  expect(kilosOf(100)).toEqual([25, 15]);
  expect(kilosOf(180)).toEqual([25, 25, 25, 5]);
  expect(kilosOf(262.5)).toEqual([25, 25, 25, 25, 20, 1.25]);
});

test("the bar alone has no plates", () => {
  expect(kilosOf(20)).toEqual([]);
});

test("what is loaded weighs what was asked for, up to half a ton", () => {
  for (let weight = 20; weight <= 500; weight += 2.5)
    expect(kilosOf(weight).reduce<number>((sum, kg) => sum + 2 * kg, 20)).toBe(weight);
});

test("what no plates can make is refused by its weight", () => {
  for (const weight of [0, 19, 21, 61, 100.5, -20])
    expect(() => platesFor(weight)).toThrow(`no bar weighs ${weight} kg`);
});

test("no plate is larger than a heavier one", () => {
  for (const [index, { kg, diameter, thickness }] of plates.entries())
    for (const lighter of plates.slice(index + 1)) {
      expect(lighter.kg).toBeLessThan(kg);
      expect(lighter.diameter).toBeLessThanOrEqual(diameter);
      expect(lighter.thickness).toBeLessThanOrEqual(thickness);
    }
});

test("the sum is said as it is loaded", () => {
  expect(sumOf(20, "the bar alone")).toBe("the bar alone");
  expect(sumOf(60, "")).toBe("20 + 2 × 20");
  expect(sumOf(100, "")).toBe("20 + 2 × (25 + 15)");
});
