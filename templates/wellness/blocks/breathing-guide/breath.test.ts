import { expect, test } from "vitest";
import { breathingGuide } from "../../content/meditation.ts";
import { clock, momentAt } from "./breath.ts";

const box = { in: 4, hold: 4, out: 4, rest: 4 };
const long = { in: 4, hold: 0, out: 6, rest: 0 };

test("a box has four phases of the same length", () => {
  expect([0, 4000, 8000, 12000, 16000].map((elapsed) => momentAt(box, elapsed).phase)).toEqual([
    "in",
    "hold",
    "out",
    "rest",
    "in",
  ]);
});

test("a phase that lasts no time is left out", () => {
  expect(momentAt(long, 3999).phase).toBe("in");
  expect(momentAt(long, 4000).phase).toBe("out");
  expect(momentAt(long, 10_000).phase).toBe("in");
});

test("says how long the phase goes on and how full the lung is", () => {
  expect(momentAt(long, 1000)).toEqual({ phase: "in", left: 3000, fullness: 0.25 });
  expect(momentAt(long, 7000)).toEqual({ phase: "out", left: 3000, fullness: 0.5 });
  expect(momentAt(box, 5000).fullness).toBe(1);
  expect(momentAt(box, 13_000).fullness).toBe(0);
});

test("a clock that stands before its beginning shows the beginning", () => {
  expect(momentAt(long, -5)).toEqual(momentAt(long, 0));
});

test("the rhythm of the home page's circle is among those that can be chosen", () => {
  expect(breathingGuide.patterns.map(({ seconds }) => seconds)).toContainEqual(long);
});

test("shows what is left as a clock", () => {
  expect([60_000, 59_001, 5000, 1, 0, -10].map(clock)).toEqual([
    "1:00",
    "1:00",
    "0:05",
    "0:01",
    "0:00",
    "0:00",
  ]);
});
