import type { Cents } from "../market/figures.ts";

export const sides = ["buy", "sell"] as const;

export type Side = (typeof sides)[number];

/** In hundredths of a per cent. */
export const feeRate = 25;
export const leastOrder: Cents = 10_00;

/** What an order comes to, in whole cents. */
export type OrderSum = { value: Cents; fee: Cents; total: Cents };

/**
 * `amount` (millionths of a coin) at `price` (ten-thousandths of a dollar), rounded to the nearest cent. In whole numbers
 * throughout: their product outgrows what a float holds exactly.
 */
export function valueAt(price: number, amount: number): Cents {
  return Number((BigInt(price) * BigInt(amount) + 50_000_000n) / 100_000_000n);
}

/** What an order comes to: the fee is rounded up to the cent; a buyer pays it on top, a seller is paid so much less. */
export function orderSum(side: Side, price: number, amount: number): OrderSum {
  const value = valueAt(price, amount);
  const fee = Math.ceil((value * feeRate) / 10_000);
  return { value, fee, total: side === "buy" ? value + fee : value - fee };
}

export type AmountProblem = "missing" | "unreadable" | "zero" | "too-fine" | "too-large";

/** Reads what was typed as millionths of a coin, or says why it cannot be. A comma may part thousands. */
export function readAmount(typed: string): { amount: number } | { problem: AmountProblem } {
  const text = typed.trim();
  if (text === "") return { problem: "missing" };
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(text);
  const [, whole = "", fraction = ""] = match ?? [];
  if (!match || whole + fraction === "") return { problem: "unreadable" };
  if (fraction.length > 6) return { problem: "too-fine" };
  const digits = whole.replaceAll(",", "");
  if (digits.length > 9) return { problem: "too-large" };
  const amount = Number(digits) * 1_000_000 + Number(fraction.padEnd(6, "0"));
  return amount === 0 ? { problem: "zero" } : { amount };
}

export type OrderProblem = AmountProblem | "below-least" | "not-covered";

/** What the practice account holds: cash in cents, and of the coin in millionths. */
export type Account = { cash: Cents; coins: number };

/** Why the practice account cannot carry out the order; undefined if it can. */
export function checkOrder(
  side: Side,
  amount: number,
  sum: OrderSum,
  account: Account,
): OrderProblem | undefined {
  if (sum.value < leastOrder) return "below-least";
  const isCovered = side === "buy" ? sum.total <= account.cash : amount <= account.coins;
  return isCovered ? undefined : "not-covered";
}

/** The most that the account can buy or sell, in millionths: what the buttons for a part of it are parts of. */
export function mostOf(side: Side, price: number, { cash, coins }: Account): number {
  if (side === "sell") return coins;
  const most = Math.floor((cash * 1e8) / price / (1 + feeRate / 10_000));
  return orderSum("buy", price, most).total > cash ? most - Math.ceil(1e8 / price) : most;
}
