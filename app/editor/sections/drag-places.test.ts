import { expect, test } from "vitest";
import { gapAt, placeFor } from "./drag-places.ts";

const items = [0, 40, 100].map((top, index, all) => ({ top, bottom: all[index + 1] ?? 140 }));

test("what is let go above the middle of an item comes before it, and below all behind the last", () => {
  expect([-50, 19, 21, 69, 71, 119, 121, 900].map((y) => gapAt(items, y))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test("both gaps around an item leave it where it is", () => {
  expect([0, 1, 2, 3].map((gap) => placeFor(1, gap))).toEqual([0, 1, 1, 2]);
});
