import { expect, test } from "vitest";
import { marked, marksIn, splitAtMarks, withoutMarks } from "./marks.ts";

test("a marked text reads the same, and its number is found", () => {
  for (const number of [0, 1, 77, 4095]) {
    const text = marked("Open at nine.", number);
    expect(withoutMarks(text)).toBe("Open at nine.");
    expect(marksIn(text)).toEqual([number]);
  }
});

test("what stands between marks is told from the marks", () => {
  const [empty, first, text, again] = splitAtMarks(`${marked("$ 9", 3)} a month`);
  expect([empty, first, text, again]).toEqual(["", 3, "$ 9", 3]);
  expect(marksIn(marked("a", 1) + marked("b", 2) + marked("a", 1))).toEqual([1, 2]);
  expect(marksIn("plain")).toEqual([]);
});
