import { expect, test } from "vitest";
import { discountPercent, formatAmount, formatPrice } from "./money.ts";

test("a price has cents only where there are some", () => {
  expect(formatPrice(165000)).toBe("$1,650");
  expect(formatPrice(14550)).toBe("$145.50");
});

test("an amount always has cents", () => {
  expect(formatAmount(1500)).toBe("$15.00");
  expect(formatAmount(123456789)).toBe("$1,234,567.89");
});

test("a site that says what its prices are in has them written so", () => {
  const money = { before: "", after: "\u00a0€", group: ".", point: "," };
  expect(formatPrice(165000, money)).toBe("1.650\u00a0€");
  expect(formatAmount(123456789, money)).toBe("1.234.567,89\u00a0€");
});

test("a discount is rounded to whole per cent, halves upward", () => {
  expect(discountPercent({ price: 52000, originalPrice: 69000 })).toBe(25);
  expect(discountPercent({ price: 118000, originalPrice: 148000 })).toBe(20);
  expect(discountPercent({ price: 17500, originalPrice: 20000 })).toBe(13);
});
