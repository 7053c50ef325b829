import { expect, test } from "vitest";
import { boundsAt, readChange } from "./read-change.ts";

const price = [
  { text: "from ", isOpen: false },
  { text: "$9", isOpen: true },
  { text: " a month", isOpen: false },
];

test("what is typed into a text is told from the words around it, at its ends too", () => {
  expect(readChange(price, "from $99 a month", 8)).toEqual({ index: 1, text: "$99" });
  expect(readChange(price, "from US$9 a month", 7)).toEqual({ index: 1, text: "US$9" });
  expect(readChange(price, "from $9! a month", 8)).toEqual({ index: 1, text: "$9!" });
  expect(readChange(price, "from  a month", 5)).toEqual({ index: 1, text: "" });
});

test("what is typed elsewhere, or across the end of a text, is nobody's", () => {
  expect(readChange(price, "From $9 a month", 1)).toBeUndefined();
  expect(readChange(price, "from $ month", 6)).toBeUndefined();
  expect(readChange(price, "x", 1)).toBeUndefined();
  expect(readChange(price, "from $9 a month", 3)).toBeUndefined();
});

test("a letter like its neighbors belongs where the caret was", () => {
  const both = [
    { text: "Anna", isOpen: true },
    { text: "a", isOpen: false },
    { text: "anna", isOpen: true },
  ];
  expect(readChange(both, "Annaaaanna", 5)).toEqual({ index: 0, text: "Annaa" });
  expect(readChange(both, "Annaaaanna", 6)).toEqual({ index: 2, text: "aanna" });
});

test("the caret is kept in the text that it is nearest to", () => {
  expect(boundsAt(price, 0)).toEqual({ from: 5, to: 7 });
  expect(boundsAt(price, 15)).toEqual({ from: 5, to: 7 });
  expect(boundsAt([{ text: "", isOpen: true }], 0)).toEqual({ from: 0, to: 0 });
});
