import { expect, test } from "vitest";
import { countCharacters, hasAtMost } from "./count-characters.ts";

test.each([
  ["", 0],
  ["Zürich", 6],
  ["Zu\u0308rich", 6],
  ["👩‍👩‍👧‍👦", 1],
  ["🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩🇪", 2],
  ["नमस्ते", 3],
  ["a\r\nb", 3],
])("%o has as many characters as people see in it: %i", (text, count) => {
  expect(countCharacters(text)).toBe(count);
  expect(hasAtMost(text, count)).toBe(true);
  expect(hasAtMost(text, count - 1)).toBe(false);
});

test.each([
  ["accents piled upon one letter", `a${"\u0301".repeat(400)}`],
  ["initial consonants that wait for a vowel", "\u1100".repeat(300)],
  ["emoji joined to a chain", `${"👨\u200d".repeat(200)}👨`],
])("%s do not get past a limit", (_what, text) => {
  expect(hasAtMost(text, 20)).toBe(false);
});
