import { formatNumber } from "../../../../engine/language/american-english.ts";
import { fillIn } from "../../../fill-in.ts";
import type { MortgageProps } from "./mortgage.props.ts";

type Cents = number;

export type Loan = {
  price: Cents;
  /** In percent of the price. */
  down: number;
  /** A year, in percent. */
  rate: number;
  years: number;
};

export type Estimate = {
  /** What is borrowed: the price without the down payment. */
  principal: Cents;
  /** A month, as a share: 6% a year is 0.005. */
  monthlyRate: number;
  payments: number;
  monthly: Cents;
  /** Of all payments, what is not paid back but paid for. */
  interest: Cents;
};

/**
 * What a loan with equal payments costs a month: P·r·(1+r)^n / ((1+r)^n − 1), and P/n where there is no interest. Every
 * amount is rounded to the cent once, at its end; the last payment of a real loan makes up for that.
 */
export function estimateMortgage({ price, down, rate, years }: Loan): Estimate {
  const principal = price - Math.round((price * down) / 100);
  const payments = years * 12;
  const monthlyRate = rate / 1200;
  // The same with (1+r)^-n, in functions that stay exact for rates next to zero.
  const shrinkage = -Math.expm1(-payments * Math.log1p(monthlyRate));
  const exact = rate === 0 ? principal / payments : (principal * monthlyRate) / shrinkage;
  const monthly = Math.round(exact);
  return { principal, monthlyRate, payments, monthly, interest: Math.round(exact * payments) - principal };
}

export type LoanField = keyof Loan;

/** What is typed into the fields, as it is typed. */
export type LoanWords = Record<LoanField, string>;

type Limits = {
  least: number;
  most: number;
  isWhole: boolean;
  textOf: (value: number, words: Words) => string;
};

type Words = Pick<MortgageProps, "fields" | "errors" | "years">;

const dollars = (value: number) => `$${formatNumber(value)}`;
const percent = (value: number) => `${value}%`;
const years = (value: number, words: Words) => fillIn(words.years, { years: value });

const limits: Record<LoanField, Limits> = {
  price: { least: 1_000, most: 100_000_000, isWhole: false, textOf: dollars },
  down: { least: 0, most: 99, isWhole: false, textOf: percent },
  rate: { least: 0, most: 25, isWhole: false, textOf: percent },
  years: { least: 1, most: 50, isWhole: true, textOf: years },
};

/** The loan that `typed` describes, and for each field that cannot be read, what is wrong with it, in `words`. */
export function readLoan(
  typed: LoanWords,
  words: Words,
): { loan?: Loan; errors: Partial<Record<LoanField, string>> } {
  const errors: Partial<Record<LoanField, string>> = {};
  const read = (field: LoanField): number => {
    const { least, most, isWhole, textOf } = limits[field];
    const { name } = words.fields[field];
    const text = typed[field].replaceAll(/[\s,$%]/g, "");
    const value = Number(text);
    if (!/^\d+(\.\d*)?$|^\.\d+$/.test(text)) errors[field] = fillIn(words.errors.number, { field: name });
    else if (isWhole && !Number.isInteger(value)) errors[field] = fillIn(words.errors.whole, { field: name });
    else if (value < least || value > most)
      errors[field] = fillIn(words.errors.range, {
        field: name,
        least: textOf(least, words),
        most: textOf(most, words),
      });
    return value;
  };
  const loan = {
    price: Math.round(read("price") * 100),
    down: read("down"),
    rate: read("rate"),
    years: read("years"),
  };
  return Object.keys(errors).length > 0 ? { errors } : { loan, errors };
}
