import { expect, test } from "vitest";
import {
  formatDay,
  formatDollars,
  formatDollarsAndCents,
  formatNumber,
  formatWholeDollars,
} from "./american-english.ts";

test("numbers are written as Intl writes them", () => {
  for (const value of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])
    for (const decimals of [0, 1, 2, 6])
      expect(formatNumber(value, decimals)).toBe(
        (value / 10 ** decimals).toLocaleString("en-US", {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }),
      );
});

test("a number is rounded to what is shown, and below nothing has a minus", () => {
  expect([1_234.5, 0.4, -1_234.6].map((units) => formatNumber(units))).toEqual(["1,235", "0", "−1,235"]);
});

test("money is written with all its cents, with some, or with none", () => {
  const sums = [0, 5, 99_00, 1_234_50, 1_234_567_00, -2_00];
  expect(sums.map(formatDollars)).toEqual(["$0", "$0.05", "$99", "$1,234.50", "$1,234,567", "−$2"]);
  expect([5, 15_00, 1_234_567_89].map(formatDollarsAndCents)).toEqual(["$0.05", "$15.00", "$1,234,567.89"]);
  expect([15_611_40, 99_50, 100].map(formatWholeDollars)).toEqual(["$15,611", "$100", "$1"]);
});

test("days are written in full", () => {
  expect(["2026-11-03", "2025-01-31"].map(formatDay)).toEqual(["November 3, 2026", "January 31, 2025"]);
});
