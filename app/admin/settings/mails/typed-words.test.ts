import { expect, test } from "vitest";
import { typedOf, wordsOf } from "./typed-words.ts";

const words = { subject: "A", preheader: "B", heading: "C", paragraphs: ["One.", "Two."], button: "D" };

test("words come out of the fields as they went in, with a button or without", () => {
  expect(typedOf(words).text).toBe("One.\n\nTwo.");
  expect(wordsOf(typedOf(words), true)).toEqual(words);
  expect(wordsOf(typedOf({ ...words, button: null }), false)).toEqual({ ...words, button: null });
});

test("empty lines part paragraphs, however many there are, and make none of their own", () => {
  const text = "\n One.\nStill one.\n \n\n\nTwo.\n\n";
  expect(wordsOf({ ...typedOf(words), text }, true).paragraphs).toEqual(["One.\nStill one.", "Two."]);
  expect(wordsOf({ ...typedOf(words), text: " \n " }, true).paragraphs).toEqual([]);
});
