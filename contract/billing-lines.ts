/** One line of a quote or an invoice: so many of something, at so much each. */
export type BillingLine = { text: string; quantity: number; unitCents: number };

export type Totals = { net: number; tax: number; gross: number };

/** What lines come to, at a rate in hundredths of a per cent. Tax is taken of their sum, once, and half a cent counts as one. */
export function totalsOf(lines: readonly BillingLine[], rate: number): Totals {
  const net = netOf(lines);
  const tax = Math.floor((net * rate + 5_000) / 10_000);
  return { net, tax, gross: net + tax };
}

/**
 * What a credit note over lines comes to, of an invoice of which so much is `left`: with the last of it goes the last of its tax, which
 * may be a cent more or less than these lines alone would have.
 */
export function creditOf(
  lines: readonly BillingLine[],
  rate: number,
  left: Pick<Totals, "net" | "tax">,
): Totals {
  const { net, tax } = left;
  return netOf(lines) === net && tax >= 0 ? { net, tax, gross: net + tax } : totalsOf(lines, rate);
}

/** What lines come to before tax. */
export function netOf(lines: readonly BillingLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

/** A rate as it is read: `19 %`, `8.25 %`. */
export function tellRate(rate: number): string {
  return `${rate / 100} %`;
}
