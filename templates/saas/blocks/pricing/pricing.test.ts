import { expect, test } from "vitest";
import { monthsInYearlyPrice, plans } from "../../content/prices.ts";
import { cheapestPlan, priceOf } from "./price.ts";
import { formatPricingQuery, mostKilns, parsePricingQuery } from "./pricing-query.ts";

const [bench, workshop] = plans as [(typeof plans)[number], (typeof plans)[number]];

test("kilns that a plan holds cost nothing more, each further one its price", () => {
  expect(priceOf(bench, 1, "monthly", monthsInYearlyPrice)).toMatchObject({ total: 29_00, extraKilns: 0 });
  expect(priceOf(bench, 3, "monthly", monthsInYearlyPrice)).toMatchObject({
    total: 29_00 + 2 * 24_00,
    extraKilns: 2,
  });
  expect(priceOf(workshop, 4, "monthly", monthsInYearlyPrice)).toMatchObject({ total: 89_00, extraKilns: 0 });
});

test("a year costs ten months, and what it saves is said in both", () => {
  expect(monthsInYearlyPrice).toBe(10);
  expect(priceOf(workshop, 5, "yearly", monthsInYearlyPrice)).toEqual({
    total: 1080_00,
    saving: 216_00,
    extraKilns: 1,
  });
  expect(priceOf(workshop, 5, "monthly", monthsInYearlyPrice).saving).toBe(216_00);
  for (const plan of plans)
    for (let kilns = 1; kilns <= mostKilns; kilns++) {
      const { total, saving } = priceOf(plan, kilns, "yearly", monthsInYearlyPrice);
      expect(total + saving).toBe(12 * priceOf(plan, kilns, "monthly", monthsInYearlyPrice).total);
    }
});

test("the plan that costs least is the one that fits", () => {
  const fitting = [1, 3, 4, 11, 12, 20].map((kilns) => cheapestPlan(plans, kilns)?.name);
  expect(fitting).toEqual(["Bench", "Bench", "Workshop", "Workshop", "Works", "Works"]);
  expect(cheapestPlan([], 1)).toBeUndefined();
});

test("a query survives its address, and what is not known there is ignored", () => {
  expect(formatPricingQuery({ billing: "yearly", kilns: 7 })).toBe("?billing=yearly&kilns=7");
  expect(parsePricingQuery("?billing=yearly&kilns=7")).toEqual({ billing: "yearly", kilns: 7 });
  expect(formatPricingQuery(parsePricingQuery(""))).toBe("");
  for (const kilns of ["0", "-3", "2.5", "many", "1e3", ""])
    expect(parsePricingQuery(`?billing=weekly&kilns=${kilns}`)).toEqual({ billing: "monthly", kilns: 4 });
  expect(parsePricingQuery("?kilns=99").kilns).toBe(mostKilns);
});
