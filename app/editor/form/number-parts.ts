import type { FormSchema } from "./form-schema.ts";

type Parts = Pick<FormSchema, "decimals">;

/** The number that is kept as people write it: `1650` of 165000 hundredths, `16.50` of 1650. */
export function shownNumber({ decimals = 0 }: Parts, kept: number): string {
  const shown = kept / 10 ** decimals;
  return decimals === 0 || Number.isInteger(shown) ? String(shown) : shown.toFixed(decimals);
}

/** What is kept of a number that people wrote; no whole number where it has more decimals than are counted. */
export function keptNumber({ decimals = 0 }: Parts, shown: number): number {
  const kept = shown * 10 ** decimals;
  const whole = Math.round(kept);
  // 16.1 times a hundred is a little more than 1610.
  return decimals > 0 && Math.abs(kept - whole) < 1e-6 * Math.max(1, Math.abs(whole)) ? whole : kept;
}
