import { expect, test } from "vitest";
import { drawTown } from "./draw-map.ts";

test("the same seed draws the same town, another seed another", () => {
  expect(drawTown(41, "river")).toEqual(drawTown(41, "river"));
  expect(drawTown(41, "river").small).not.toEqual(drawTown(42, "river").small);
});

test("water is drawn only where it is asked for, and leaves the streets as they are", () => {
  const { water, ...dry } = drawTown(7, "none");
  expect(water).toBeUndefined();
  expect(drawTown(7, "shore")).toMatchObject(dry);
});

test("every seed gives great and small streets, enough of them to carry names, and light enough for a page", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const town = drawTown(seed, seed % 2 ? "river" : "shore");
    expect(town.great.length).toBeGreaterThanOrEqual(4);
    expect(town.small.length).toBeGreaterThan(6);
    expect(JSON.stringify(town)).not.toMatch(/NaN|null|Infinity/);
    expect(JSON.stringify(town).length).toBeLessThan(7000);
  }
});
