import { expect, test } from "vitest";
import { currencies } from "../facts/currencies.ts";
import { moneyStyle } from "./money-style.ts";
import { wordsOf } from "./words-of.ts";

test("an amount is written as the language has it", () => {
  expect(moneyStyle("en-US", "EUR")).toEqual({ before: "€", after: "", group: ",", point: "." });
  expect(moneyStyle("de-DE", "EUR")).toEqual({ before: "", after: "\u00a0€", group: ".", point: "," });
  expect(moneyStyle("en-US", "CHF")).toEqual({ before: "CHF\u00a0", after: "", group: ",", point: "." });
  // A language that nobody has is not the machine's own.
  expect(moneyStyle("xx", "EUR")).toEqual(moneyStyle("en-US", "EUR"));
});

test("every currency has a sign, and hundredths", () => {
  for (const currency of currencies) {
    const { before, after, point } = moneyStyle("en-US", currency);
    expect([before + after, point], currency).toEqual([expect.stringMatching(/\S/), "."]);
    expect(new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()).toMatchObject({
      maximumFractionDigits: 2,
    });
  }
});

test("a site that says no currency is drawn with no more words than before", () => {
  expect(wordsOf("en-US")).toBe(wordsOf("en-GB"));
  expect(wordsOf("en-US")).not.toHaveProperty("money");
  expect(wordsOf("de", "EUR").money?.after).toBe("\u00a0€");
});
