import { expect, test } from "vitest";
import { fitLine, fitWord } from "./fit.ts";

test("a title is sized by its widest word, in which an i is narrow and an m wide", () => {
  expect(fitWord("Set by hand, worn for a century")).toBe(7);
  expect(fitWord("Illicit")).toBe(5);
  expect(fitWord("Mammoth")).toBe(8);
});

test("a short name stays on one line, a long one takes two", () => {
  expect(fitLine("Harrow & Tide")).toBe(13);
  expect(fitLine("Meridian Tree Service Company")).toBe(16);
});

test("no text is set larger than three letters or smaller than twenty-four", () => {
  expect(fitLine("It")).toBe(3);
  expect(fitWord("Donaudampfschifffahrtsgesellschaft")).toBe(24);
});

test("what fills a square is as wide as nearly two letters, a mark takes no room", () => {
  expect(fitWord("東京喫茶")).toBe(8);
  expect(fitWord("카페")).toBe(4);
  expect(fitWord("ร้านน้ำ")).toBe(fitWord("ราน" + "นำ"));
});
