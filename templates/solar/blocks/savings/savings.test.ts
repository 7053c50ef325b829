import { expect, test } from "vitest";
import { rates } from "../../content/rates.ts";
import { monthShares, panelsFor, roofs, savingsOf } from "./savings.ts";
import { formatHousehold, mostPanels, parseHousehold, readBill, usual } from "./savings-query.ts";

test("the usual roof: what it makes, what that saves, and how soon it is paid", () => {
  const { used, made, sold, yearly, price, creditBack, net, kept, years } = savingsOf(usual, rates);
  expect({ used, made, sold }).toEqual({ used: 13_200, made: 13_230, sold: 30 });
  expect(yearly).toBe(13_200 * 15 + 30 * 7);
  expect([price, creditBack, net]).toEqual([22_302_00, 6_690_60, 15_611_40]);
  expect(kept).toBe(yearly * 25 - net);
  expect(years).toBeCloseTo(7.88, 2);
});

test("thirty per cent come back, for twenty-five years it is warranted", () => {
  expect(rates.credit).toBe(0.3);
  expect(rates.warrantyYears).toBe(25);
  for (const roof of roofs)
    for (const panels of [6, 20, 40]) {
      const { price, net } = savingsOf({ bill: 100, roof, panels }, rates);
      expect(net).toBe(Math.round(price * 0.7));
    }
});

test("what is made beyond one's own use is sold for less than power is bought for", () => {
  const small = savingsOf({ bill: 400, roof: "flat", panels: 6 }, rates);
  expect(small.sold).toBe(0);
  expect(small.yearly).toBe(small.made * rates.centsBought);
  const large = savingsOf({ bill: 20, roof: "south", panels: 40 }, rates);
  expect(large.usedAtHome).toBe(large.used);
  expect(large.sold).toBe(large.made - large.used);
  expect(rates.centsSold).toBeLessThan(rates.centsBought);
});

test("the months are twelve, make one year, and May is the best of them", () => {
  expect(monthShares).toHaveLength(12);
  expect(monthShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  const { months, made } = savingsOf(usual, rates);
  expect(months.reduce((sum, month) => sum + month, 0)).toBeCloseTo(made, 6);
  expect(months.indexOf(Math.max(...months))).toBe(4);
});

test("a bill is read as it is written, and nonsense is refused in words", () => {
  for (const text of ["165", " $165 ", "$ 165"]) expect(readBill(text)).toEqual({ bill: 165 });
  expect(readBill("$1,200")).toEqual({ bill: 1200 });
  for (const text of ["", "$", "a lot", "-5", "12.5", "1e3", "19", "2001", "1,20"])
    expect(readBill(text)).toHaveProperty("error");
});

test("a household survives its address, and what is not known there is ignored", () => {
  const household = { bill: 240, roof: "flat", panels: 24 } as const;
  expect(formatHousehold(household)).toBe("?bill=240&roof=flat&panels=24");
  expect(parseHousehold(formatHousehold(household))).toEqual(household);
  expect(formatHousehold(usual)).toBe("");
  expect(parseHousehold("?bill=free&roof=north&panels=-2")).toEqual(usual);
  expect(parseHousehold("?roof=toString").roof).toBe(usual.roof);
  expect(parseHousehold("?panels=99").panels).toBe(mostPanels);
});

test("the panels that match a bill are the least that make what is used", () => {
  expect(panelsFor(usual, rates)).toBe(18);
  for (const roof of roofs)
    for (const bill of [40, 165, 300]) {
      const panels = panelsFor({ bill, roof }, rates);
      expect(savingsOf({ bill, roof, panels }, rates).made).toBeGreaterThanOrEqual(
        savingsOf({ bill, roof, panels }, rates).used,
      );
      expect(savingsOf({ bill, roof, panels: panels - 1 }, rates).sold).toBe(0);
    }
});
