import { expect, test } from "vitest";
import { marked } from "./marks.ts";
import { masked } from "./masks.ts";
import { readMarked, readMasked } from "./pieces.ts";

const kept = [
  "$9",
  "Ada",
  "{record.type}",
  "{record.type}, new",
  "{=piece} of",
  "{count:words} stools",
  "Pay {} a month",
];
const { align } = readMarked(kept);

test("a text is found among words that are none", () => {
  expect(align("from $9 a month", `from ${marked("$9", 0)} a month`)).toEqual({
    pieces: [{ length: 5 }, { length: 2, text: 0 }, { length: 8 }],
    isOpen: false,
  });
  expect(align("Ada, $9", `${marked("Ada", 1)}, ${marked("$9", 0)}`)?.pieces).toEqual([
    { length: 3, text: 1 },
    { length: 2 },
    { length: 2, text: 0 },
  ]);
});

test("a part of a text is open, and what reads otherwise is nothing", () => {
  const [start = ""] = marked("Ada", 1).split("d");
  expect(align("A", start)?.isOpen).toBe(true);
  expect(align("Ada!", marked("Ada", 1))).toBeUndefined();
});

test("what its view has changed, or filled in itself, is not typed over", () => {
  expect(align("ADA", marked("ADA", 1))?.pieces).toEqual([{ length: 3 }]);
  expect(align("Side A of", marked("Side A of", 4))?.pieces).toEqual([{ length: 9 }]);
  expect(align("Pay $9 a month", marked("Pay $9 a month", 6))?.pieces).toEqual([{ length: 14 }]);
});

test("a count at the head of a text is written large, and the text is the same", () => {
  expect(align("Six stools", marked("six stools", 5))?.pieces).toEqual([{ length: 10, text: 5 }]);
});

test("a text that shows another one and nothing else is the other; with words of its own it is itself", () => {
  expect(align("Ada", marked(marked("Ada", 1), 2))?.pieces).toEqual([{ length: 3, text: 1 }]);
  expect(align("Ada, new", marked(`${marked("Ada", 1)}, new`, 3))?.pieces).toEqual([{ length: 8, text: 3 }]);
});

test("a mask is as long as its text, keeps its spaces and what it refers to, and each letter knows it", () => {
  const long = "Call {phone} now";
  expect(masked(long, 3)).toHaveLength(long.length);
  expect(masked(long, 3)).toContain(" {phone} ");
  const texts = readMasked(["Two words", "Ada"]);
  expect(texts.numbersIn(masked("Two words", 0) + masked("Ada", 1))).toEqual([0, 1]);
  expect(texts.align("by Two words", `by ${masked("Two words", 0)}`)).toEqual({
    pieces: [{ length: 3 }, { length: 9, text: 0 }],
    isOpen: false,
  });
  expect(texts.align("Two", masked("Two", 0))?.isOpen).toBe(true);
  expect(texts.align("Three", masked("Ada", 1))).toBeUndefined();
});
