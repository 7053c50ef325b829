/*
 * Numbers, money and days as American English writes them. `Intl` would do the same, but its first use holds the page's
 * thread for 20 to 35 ms, four times as long on a phone, before anything on the page can be touched.
 */

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * `units` of the last decimal that is shown, rounded to a whole one, in groups of three: 1250 is `1,250`, and `12.50`
 * with two decimals.
 */
export function formatNumber(units: number, decimals = 0): string {
  const digits = String(Math.round(Math.abs(units))).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${units < 0 ? "−" : ""}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ""}`;
}

/** Whole dollars, with cents only where there are some: `$1,650`, `$145.50`. */
export function formatDollars(cents: number): string {
  return cents % 100 === 0 ? formatWholeDollars(cents) : formatDollarsAndCents(cents);
}

/** Rounded to whole dollars: `$1,650`. */
export function formatWholeDollars(cents: number): string {
  return withSign(formatNumber(cents / 100));
}

/** Always with cents: `$1,650.00`. */
export function formatDollarsAndCents(cents: number): string {
  return withSign(formatNumber(cents, 2));
}

/** A day as its value is written, `2026-11-03`: `November 3, 2026`. */
export function formatDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return `${monthNames[month - 1]} ${date}, ${year}`;
}

function withSign(figure: string): string {
  return figure.replace(/^−?/, "$&$");
}
