import { expect, test } from "vitest";
import { charactersIn, unicodeRange } from "./unicode-range.ts";

test("neighbouring code points are one run, whatever their order", () => {
  expect(unicodeRange([0x119, 0x104, 0x105, 0x118, 0x17a])).toBe("U+104-105,U+118-119,U+17A");
  expect(unicodeRange([])).toBe("");
});

test("a range finds its characters in a text, and an empty one none", () => {
  expect(charactersIn("U+104-105,U+142,U+1F35C", "Łąłó 🍜")).toEqual(["ą", "ł", "🍜"]);
  expect(charactersIn("", "Łąłó")).toEqual([]);
});
