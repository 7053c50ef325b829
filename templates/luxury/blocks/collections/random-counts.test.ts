import { expect, test } from "vitest";
import { randomCounts } from "./random-counts.ts";

test("views lie between 100 and 599, likes between 10 and 59", () => {
  expect(randomCounts(() => 0)).toEqual({ views: 100, likes: 10 });
  expect(randomCounts(() => 1 - Number.EPSILON)).toEqual({ views: 599, likes: 59 });
});

test("views and likes are drawn one after the other", () => {
  const draws = [0.5, 0.25];
  expect(randomCounts(() => draws.shift() ?? 0)).toEqual({ views: 350, likes: 22 });
});
