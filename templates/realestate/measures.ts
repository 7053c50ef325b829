import {
  formatDollarsAndCents,
  formatNumber,
  formatWholeDollars,
} from "../../engine/language/american-english.ts";
import type { Cents } from "./content/houses.ts";

const squareFeet = 10.7639;

/** As a price is written: `$640,000`. */
export const formatPrice: (cents: Cents) => string = formatWholeDollars;

/** As an amount is written that is paid: `$3,234.71`. */
export const formatAmount: (cents: Cents) => string = formatDollarsAndCents;

/** An area in both measures: `46 m² (495 sq ft)`. */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres)} m² (${formatNumber(squareMetres * squareFeet)} sq ft)`;
}

/** `1 bed`, `3 beds`. */
export function formatBeds(beds: number): string {
  return `${beds} ${beds === 1 ? "bed" : "beds"}`;
}
