import { expect, test } from "vitest";
import { riverPath } from "./river.ts";

test("both banks run from cut to cut, and straight down at each", () => {
  expect(
    riverPath([
      { at: 50, width: 2 },
      { at: 30, width: 4 },
    ]),
  ).toBe("M49 0C49 50 28 50 28 100H32C32 50 51 50 51 0Z");
});
