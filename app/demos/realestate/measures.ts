import type { Cents } from "./content/houses.ts";

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const squareFeet = 10.7639;

/** As a price is written: `$640,000`. */
export function formatPrice(cents: Cents): string {
  return wholeDollars.format(cents / 100);
}

/** As an amount is written that is paid: `$3,234.71`. */
export function formatAmount(cents: Cents): string {
  return dollars.format(cents / 100);
}

/** An area in both measures: `46 m² (495 sq ft)`. */
export function formatArea(squareMetres: number): string {
  return `${whole.format(squareMetres)} m² (${whole.format(squareMetres * squareFeet)} sq ft)`;
}

/** `1 bed`, `3 beds`. */
export function formatBeds(beds: number): string {
  return `${beds} ${beds === 1 ? "bed" : "beds"}`;
}
