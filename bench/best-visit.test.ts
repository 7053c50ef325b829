import { expect, test } from "vitest";
import { bestVisit, type Visit } from "./best-visit.ts";

const visit: Visit = {
  steadyScores: [100, 100, 100],
  performanceAtFour: 97,
  performance: 98,
  fcp: 700,
  lcp: 1300,
  cls: 0,
  speed: 800,
};

test("the visit with the best performance stands, with all its values", () => {
  const best = { ...visit, performance: 100, lcp: 1400 };
  expect(bestVisit([visit, best, { ...visit, performance: 90, lcp: 900 }])).toBe(best);
});

test("of visits with the same performance the one that painted earliest stands", () => {
  const early = { ...visit, fcp: 650 };
  expect(bestVisit([visit, early, { ...visit, lcp: 1350 }])).toBe(early);
  expect(() => bestVisit([])).toThrow("never visited");
});
