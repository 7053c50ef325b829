import type { BillingLine } from "../../../contract/billing-lines.ts";
import { readCents } from "../../../contract/money.ts";

/** A line as it is being typed. */
export type TypedLine = { key: string; text: string; quantity: string; each: string };

export function emptyLine(overrides: Partial<TypedLine> = {}): TypedLine {
  return { key: crypto.randomUUID(), text: "", quantity: "1", each: "", ...overrides };
}

/** What was typed, as lines; undefined where one of them has no amount. */
export function readLines(typed: readonly TypedLine[]): BillingLine[] | undefined {
  const lines = typed.map(({ text, quantity, each }) => {
    const unitCents = readCents(each);
    const count = Number(quantity);
    return unitCents === undefined || !Number.isInteger(count) || count < 1
      ? undefined
      : { text, quantity: count, unitCents };
  });
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** A rate in per cent, in hundredths of one; undefined for what is none. */
export function readRate(typed: string): number | undefined {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed.trim())) return undefined;
  const rate = Math.round(Number(typed) * 100);
  return rate <= 5_000 ? rate : undefined;
}
