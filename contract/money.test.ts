import { expect, test } from "vitest";
import { creditOf, totalsOf } from "./billing-lines.ts";
import { addDays, addYears, daysBetween, tellDay } from "./day.ts";
import { plainAmount, readCents, tellCents, tellRound } from "./money.ts";
import { seller } from "./party.ts";

test("amounts are told as people and as machines read them", () => {
  expect([tellCents(1_500_000, "USD"), tellRound(1_500_000, "USD"), tellRound(99, "EUR")]).toEqual([
    "$15,000.00",
    "$15,000",
    "€0.99",
  ]);
  expect([0, 5, 99, 100, 123_456, -7].map(plainAmount)).toEqual([
    "0.00",
    "0.05",
    "0.99",
    "1.00",
    "1234.56",
    "-0.07",
  ]);
});

test.each([
  ["15000", 1_500_000],
  ["15,000.5", 1_500_050],
  ["0.07", 7],
  [" 12.34 ", 1234],
  ["1,00", undefined],
  ["12.345", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["99999999", undefined],
])("%s typed as an amount is %s", (typed, amount) => {
  expect(readCents(typed)).toBe(amount);
});

test("tax is taken of the sum of the lines, once, and never loses a cent on the way", () => {
  const line = (quantity: number, unitCents: number) => ({ text: "x", quantity, unitCents });
  expect(totalsOf([line(3, 33), line(1, 1)], 1900)).toEqual({ net: 100, tax: 19, gross: 119 });
  expect(totalsOf([line(1, 50)], 100)).toEqual({ net: 50, tax: 1, gross: 51 });
  expect(totalsOf([line(1, 49)], 100)).toEqual({ net: 49, tax: 0, gross: 49 });
  expect(totalsOf([line(1, 1_000_000_000)], 5000).gross).toBe(1_500_000_000);
});

test("with the last of an invoice goes the last of its tax, and with no other part of it", () => {
  const one = { text: "A line", quantity: 1, unitCents: 50 };
  expect(creditOf([one], 1900, { net: 50, tax: 9 })).toEqual({ net: 50, tax: 9, gross: 59 });
  for (const left of [
    { net: 51, tax: 9 },
    { net: 50, tax: -1 },
  ]) {
    expect(creditOf([one], 1900, left)).toEqual({ net: 50, tax: 10, gross: 60 });
  }
});

test("what is less than nothing has a minus, and a day stays with its month", () => {
  expect(tellCents(-7, "USD")).toBe("−$0.07");
  expect(tellDay("2026-11-27")).toBe("27\u00a0November 2026");
});

test("days and years go on over the ends of months, and a leap day has its year", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addYears("2028-02-29", 1)).toBe("2029-03-01");
  expect(addYears("2026-11-27", 2)).toBe("2028-11-27");
  expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
});

test("an IBAN with a wrong digit is none", () => {
  const iban = (typed: string) => seller.shape.iban.safeParse(typed).success;
  expect([iban("DE89 3704 0044 0532 0130 00"), iban("de89370400440532013000"), iban("")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([iban("DE89370400440532013001"), iban("DE00"), iban("hello")]).toEqual([false, false, false]);
});
