import { expect, test } from "vitest";
import { columnsPath, marksPath, roundTop } from "./columns.ts";

test.each([
  [[], 4],
  [[0, 3], 4],
  [[7], 8],
  [[9], 10],
  [[5], 5],
  [[12], 15],
  [[21], 25],
  [[31, 40], 40],
  [[41], 50],
  [[1_001], 1_500],
])("of %j the top is %i", (values, top) => {
  expect(roundTop(values)).toBe(top);
});

test("a column is as high as its share, nothing has none, and the least is seen", () => {
  expect(columnsPath([5, 0, 10], 10)).toBe("M0.12 100V50h0.76V100zM2.12 100V0h0.76V100z");
  expect(columnsPath([1], 100_000)).toContain("V99h");
});

test("marks stand in the middle of their columns", () => {
  expect(marksPath([0, 3])).toBe("M0.5 0V100M3.5 0V100");
});
