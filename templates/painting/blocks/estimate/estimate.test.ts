import { expect, test } from "vitest";
import { tariff } from "../../content/tariff.ts";
import { dollars, estimateOf as estimateBy, type Job } from "./estimate.ts";
import { formatJob, leastArea, mostArea, parseJob, readArea, usual } from "./estimate-query.ts";

const estimateOf = (job: Job) => estimateBy(job, tariff);

test("two coats cost the rate of the door sign, inside by the floor and outside by the wall", () => {
  expect(estimateOf({ work: "interior", area: 1000, coats: 2, extras: [] })).toMatchObject({
    rate: 350,
    total: 3500_00,
  });
  expect(estimateOf({ work: "exterior", area: 2000, coats: 2, extras: [] })).toMatchObject({
    rate: 425,
    total: 8500_00,
  });
});

test("a third coat and the extras are added per square foot, and only those of the work", () => {
  const inside = estimateOf({
    work: "interior",
    area: 1200,
    coats: 3,
    extras: ["trim", "ceilings", "scrape"],
  });
  expect(inside.parts.map(({ name }) => name)).toEqual(["base", "third", "ceilings", "trim"]);
  expect(inside.rate).toBe(350 + 90 + 110 + 95);
  expect(inside.total).toBe(645 * 1200);
  const outside = estimateOf({ work: "exterior", area: 1200, coats: 2, extras: ["scrape", "ceilings"] });
  expect(outside.rate).toBe(425 + 125);
});

test("less than a day's work is a day's work", () => {
  expect(estimateOf({ work: "interior", area: 100, coats: 2, extras: [] })).toMatchObject({
    total: tariff.least,
    isLeast: true,
    days: 1,
  });
  expect(estimateOf({ work: "interior", area: 258, coats: 2, extras: [] })).toMatchObject({
    total: 903_00,
    isLeast: false,
  });
});

test("gallons are what the coats need: 350 square feet each, two and a half of wall to one of floor", () => {
  expect(estimateOf({ work: "exterior", area: 700, coats: 2, extras: [] }).gallons).toBe(4);
  expect(estimateOf({ work: "interior", area: 1400, coats: 2, extras: [] }).gallons).toBe(20);
  expect(estimateOf({ work: "interior", area: 1400, coats: 2, extras: ["ceilings"] }).gallons).toBe(28);
});

test("square feet are read as they are written, and nonsense is refused in words", () => {
  expect(readArea(" 1,200 ")).toEqual({ area: 1200 });
  expect(readArea(String(leastArea))).toEqual({ area: leastArea });
  expect(readArea(String(mostArea))).toEqual({ area: mostArea });
  for (const text of ["", "  ", "many", "-40", "12.5", "1e3", "0", "49", "20001", "1,20", "∞"])
    expect(readArea(text)).toHaveProperty("error");
});

test("a job survives its address, and what is not known there is ignored", () => {
  const job = { work: "exterior", area: 2400, coats: 3, extras: ["trim", "scrape"] } as const;
  expect(formatJob(job)).toBe("?work=exterior&area=2400&coats=3&with=trim+scrape");
  expect(parseJob(formatJob(job))).toEqual(job);
  expect(formatJob(usual)).toBe("");
  expect(parseJob("?work=ceiling&area=-3&coats=9&with=unicorns")).toEqual(usual);
  expect(parseJob("?with=ceilings+scrape").extras).toEqual(["ceilings"]);
});

test("money is said with cents where there are any, or where it is small", () => {
  expect([350, 95, 3500_00, 1234_50].map(dollars)).toEqual(["$3.50", "$0.95", "$3,500", "$1,234.50"]);
});
