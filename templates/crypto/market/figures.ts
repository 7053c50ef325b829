import { formatDollarsAndCents, formatNumber } from "../../../engine/language/american-english.ts";

/** In whole cents. */
export type Cents = number;

/** Money as a receipt has it: `$14,053.10`. */
export function formatCents(amount: Cents | bigint): string {
  return formatDollarsAndCents(Number(amount));
}

/** The smallest step of a price: a cent from ten dollars on, a hundredth of one below. */
export function unitOf(price: number): number {
  return price < 100_000 ? 1 : 100;
}

/** A price of ten-thousandths of a dollar, with as many decimals as one like `like` has. */
export function formatPrice(price: number, like: number = price): string {
  return unitOf(like) === 1 ? `$${formatNumber(price, 4)}` : formatDollarsAndCents(price / 100);
}

/** What something costs: a price of the market as it is written here, any other as it is said. */
export function priceOf({
  price,
  cost,
}: {
  price?: number | undefined;
  cost?: string | undefined;
}): string | undefined {
  return price === undefined ? cost : formatPrice(price);
}

/** Millions of dollars, in at most four figures: `$1.098T`, `$412.6B`, with the letters of `units`. */
export function formatMillions(millions: number, units: { billion: string; trillion: string }): string {
  if (millions >= 1_000_000) return `$${(millions / 1_000_000).toFixed(3)}${units.trillion}`;
  return `$${(millions / 1_000).toFixed(millions < 100_000 ? 2 : 1)}${units.billion}`;
}

/** Hundredths of a per cent with their sign, so that colour need not say it: `+1.84%`, `−0.67%`. */
export function formatChange(change: number): string {
  return `${change < 0 ? "−" : "+"}${(Math.abs(change) / 100).toFixed(2)}%`;
}

/** Millionths of a coin, with as many decimals as are asked for. */
export function formatAmount(micros: number, decimals = 6): string {
  return formatNumber(micros / 10 ** (6 - decimals), decimals);
}
