import { expect, test } from "vitest";
import { keptNumber, shownNumber } from "./number-parts.ts";

test("a price is shown and taken as people write it, and kept in hundredths", () => {
  const price = { decimals: 2 };
  expect([165000, 1650, 1, 0].map((kept) => shownNumber(price, kept))).toEqual([
    "1650",
    "16.50",
    "0.01",
    "0",
  ]);
  for (let kept = 0; kept < 20_000; kept += 7)
    expect(keptNumber(price, Number(shownNumber(price, kept)))).toBe(kept);
  expect(Number.isInteger(keptNumber(price, 16.505))).toBe(false);
});

test("what counts whole things stays what it is", () => {
  expect(shownNumber({}, 2.5)).toBe("2.5");
  expect(keptNumber({}, 2.5)).toBe(2.5);
});
