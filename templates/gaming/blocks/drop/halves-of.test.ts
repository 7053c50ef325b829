import { expect, test } from "vitest";
import { halvesOf } from "./halves-of.ts";

test("of one word the second half falls, of several the last word", () => {
  expect(halvesOf("Hexfall")).toEqual({ steady: "Hex", falling: "fall", isLarge: true });
  expect(halvesOf(" The  Long Drop ")).toEqual({ steady: "The Long", falling: "Drop", isLarge: false });
});

test("a word too long for a phone at full size, or too wide, is set smaller", () => {
  expect(halvesOf("Brightwater").isLarge).toBe(false);
  expect(halvesOf("Wowfill").isLarge).toBe(false);
  expect(halvesOf("A")).toEqual({ steady: "", falling: "A", isLarge: true });
});
