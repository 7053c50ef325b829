import {
  formatDollarsAndCents,
  formatNumber,
  formatWholeDollars,
} from "../../engine/language/american-english.ts";
import { fillIn } from "../fill-in.ts";
import type { MeasureWords } from "./collections.ts";

type Cents = number;

const squareFeet = 10.7639;

/** As a price is written: `$640,000`. */
export const formatPrice: (cents: Cents) => string = formatWholeDollars;

/** As an amount is written that is paid: `$3,234.71`. */
export const formatAmount: (cents: Cents) => string = formatDollarsAndCents;

/** An area in both measures: `46 m² (495 sq ft)`. */
export function formatArea(squareMetres: number, { areaInBoth }: MeasureWords): string {
  const [metres, feet] = [formatNumber(squareMetres), formatNumber(squareMetres * squareFeet)];
  return fillIn(areaInBoth, { metres, feet });
}

/** `1 bed`, `3 beds`. */
export function formatBeds(beds: number, words: MeasureWords): string {
  return fillIn(beds === 1 ? words.bed : words.beds, { beds });
}

/** The number of a house as the keys of the map and the figures have it, from 1. */
export function numberOf({ id }: { id: string }, houses: readonly { id: string }[]): number {
  return houses.findIndex((house) => house.id === id) + 1;
}
