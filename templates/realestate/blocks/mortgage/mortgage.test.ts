import { expect, test } from "vitest";
import { mortgage } from "../../content/property.ts";
import { estimateMortgage, type LoanWords, readLoan } from "./mortgage.ts";

const words: LoanWords = { price: "250,000", down: "20", rate: "6", years: "30" };

test("known loans cost what the tables say", () => {
  // $200,000 at 6% over 30 years: $1,199.10. $100,000 at 5% over 15: $790.79. $300,000 at 7% over 30: $1,995.91.
  expect(estimateMortgage({ price: 250_000_00, down: 20, rate: 6, years: 30 })).toMatchObject({
    principal: 200_000_00,
    payments: 360,
    monthlyRate: 0.005,
    monthly: 1_199_10,
  });
  expect(estimateMortgage({ price: 100_000_00, down: 0, rate: 5, years: 15 }).monthly).toBe(790_79);
  expect(estimateMortgage({ price: 300_000_00, down: 0, rate: 7, years: 30 }).monthly).toBe(1_995_91);
});

test("without interest the loan is only divided", () => {
  expect(estimateMortgage({ price: 120_000_00, down: 0, rate: 0, years: 10 })).toMatchObject({
    monthly: 1_000_00,
    interest: 0,
  });
});

test("a rate next to none costs next to what none does", () => {
  const none = estimateMortgage({ price: 640_000_00, down: 20, rate: 0, years: 30 }).monthly;
  const tiny = estimateMortgage({ price: 640_000_00, down: 20, rate: 0.0001, years: 30 }).monthly;
  expect(Math.abs(tiny - none)).toBeLessThan(10);
});

test("amounts are whole cents, and principal with interest is all that is paid, to half a cent a payment", () => {
  for (const rate of [0, 0.01, 3.375, 6.25, 25])
    for (const years of [1, 15, 30, 50]) {
      const { principal, interest, monthly, payments } = estimateMortgage({
        price: 1_234_567_89,
        down: 12.5,
        rate,
        years,
      });
      for (const amount of [principal, interest, monthly]) expect(Number.isInteger(amount)).toBe(true);
      expect(Math.abs(monthly * payments - principal - interest)).toBeLessThanOrEqual(payments / 2 + 1);
    }
});

test("what is typed is read with its signs", () => {
  expect(readLoan(words, mortgage).loan).toEqual({ price: 250_000_00, down: 20, rate: 6, years: 30 });
  expect(
    readLoan({ price: "$1,480,000.50", down: "12.5 %", rate: ".5", years: " 15 " }, mortgage).loan,
  ).toEqual({
    price: 148_000_050,
    down: 12.5,
    rate: 0.5,
    years: 15,
  });
});

test("what cannot be read is explained, field by field, and gives no loan", () => {
  const wrong = { price: "a lot", down: "100", rate: "-1", years: "7.5" };
  expect(readLoan(wrong, mortgage)).toEqual({
    errors: {
      price: "The price must be a number.",
      down: "The down payment must be from 0% to 99%.",
      rate: "The rate must be a number.",
      years: "The term must be whole years.",
    },
  });
  for (const years of ["", "0", "51", "1e2", "Infinity", "NaN"])
    expect(readLoan({ ...words, years }, mortgage).errors.years, years).toBeDefined();
});
