import { expect, test } from "vitest";
import { daysOfRange, isComparable, stepsOf } from "./visit-ranges.ts";
import { pageInWords, visitSentence } from "./visit-words.ts";

const week = { name: "7" } as const;
const sum = (visitors: number, views = visitors * 2) => ({ visitors, views });

test.each([
  [
    { ...sum(31), before: sum(22), from: "google.com", to: "/menu" },
    "31 visitors in 7 days, 9 more than in the 7 before. Most came from google.com, to Menu.",
  ],
  [{ ...sum(1), before: sum(5) }, "1 visitor in 7 days, 4 fewer than in the 7 before."],
  [
    { ...sum(5), before: sum(5), from: "a.test" },
    "5 visitors in 7 days, as many as in the 7 before. Most came from a.test.",
  ],
  [{ ...sum(1_204) }, "1,204 visitors in 7 days."],
  [{ ...sum(0), before: sum(3), from: "a.test", to: "/" }, "Nobody came in 7 days, after 3 in the 7 before."],
  [{ ...sum(0), before: sum(0) }, "Nobody came in 7 days, nor in the 7 before."],
  [{ ...sum(0, 4) }, "4 pages seen in 7 days."],
])("%j", (told, sentence) => {
  expect(visitSentence({ range: week, ...told })).toBe(sentence);
});

test.each([
  ["/", "Home"],
  ["/our/opening-hours", "Opening hours"],
  ["/menu/", "Menu"],
])("%s is called %s", (path, words) => {
  expect(pageInWords(path)).toBe(words);
});

const now = Date.parse("2026-03-01T23:59:59Z");

test("a range ends today and has as many days as it says", () => {
  expect(daysOfRange({ days: 7 }, now)).toEqual({ from: "2026-02-23", to: "2026-03-01" });
  expect(daysOfRange({ days: 1 }, now)).toEqual({ from: "2026-03-01", to: "2026-03-01" });
});

test("steps hold every day of the range, its visits and what was published", () => {
  const days = [
    { day: "2026-02-23", ...sum(2) },
    { day: "2026-02-28", ...sum(3) },
    { day: "2026-03-01", ...sum(4) },
  ];
  const publishes = [{ day: "2026-02-28", version: 7, kind: "publish" as const }];
  const range = daysOfRange({ days: 7 }, now);
  const byDay = stepsOf({ days, publishes }, { step: 1 }, range);
  expect(byDay.map(({ visitors }) => visitors)).toEqual([2, 0, 0, 0, 0, 3, 4]);
  expect(byDay[5]).toEqual({ first: "2026-02-28", last: "2026-02-28", ...sum(3), versions: [7] });
  expect(stepsOf({ days, publishes }, { step: 7 }, range)).toEqual([
    { first: "2026-02-23", last: "2026-03-01", ...sum(9), versions: [7] },
  ]);
});

test("what was before is compared only where all of it was counted", () => {
  const { from } = daysOfRange({ days: 7 }, now);
  expect(isComparable("2026-02-16", { days: 7 }, from)).toBe(true);
  expect(isComparable("2026-02-17", { days: 7 }, from)).toBe(false);
  expect(isComparable(null, { days: 7 }, from)).toBe(false);
});
