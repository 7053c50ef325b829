import { expect, test } from "vitest";
import { marked, marksIn, wholeMark, withoutMarks } from "./marks.ts";

test("a marked text reads the same, and its number is found", () => {
  for (const number of [0, 1, 77, 4095]) {
    const text = marked("Open at nine.", number);
    expect(withoutMarks(text)).toBe("Open at nine.");
    expect(marksIn(text)).toEqual([number]);
    expect(wholeMark(text)).toBe(number);
  }
});

test("a text with something beside it is not whole, and two texts are none", () => {
  expect(wholeMark(`from ${marked("$ 9", 3)}`)).toBeUndefined();
  expect(wholeMark(`${marked("$ 9", 3)} a month`)).toBeUndefined();
  expect(wholeMark(marked("a", 1) + marked("b", 2))).toBeUndefined();
  expect(marksIn(marked("a", 1) + marked("b", 2))).toEqual([1, 2]);
  expect(wholeMark("plain")).toBeUndefined();
});

test("the same text twice is not one text", () => {
  expect(wholeMark(marked("a", 1) + marked("a", 1))).toBeUndefined();
});

test("an empty text is marked too", () => {
  expect(wholeMark(marked("", 5))).toBe(5);
});
