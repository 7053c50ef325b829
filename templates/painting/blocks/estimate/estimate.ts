import { formatDollars, formatDollarsAndCents } from "../../../../engine/language/american-english.ts";

/** Money is in whole cents. */
export type Cents = number;

export type Work = "interior" | "exterior";
export type Extra = "ceilings" | "trim" | "scrape";

/** The extras that are offered for a kind of work, in their order. */
export const extrasOf = {
  interior: ["ceilings", "trim"],
  exterior: ["trim", "scrape"],
} as const satisfies Record<Work, readonly Extra[]>;

/**
 * What a square foot costs: of floor inside, of wall outside. `base` is two coats on the walls; a third coat and the
 * extras are added to it. Less than a day's work is a day's work: `least`.
 */
export type Tariff = {
  [Kind in Work]: { base: Cents; third: Cents; extras: Record<(typeof extrasOf)[Kind][number], Cents> };
} & { least: Cents };

export type Job = {
  work: Work;
  /** Square feet, of floor or of wall. */
  area: number;
  coats: 2 | 3;
  extras: readonly Extra[];
};

/** How much wall stands round a square foot of floor. */
export const wallPerFloor = 2.5;
/** Square feet that a gallon covers once. */
export const gallonCovers = 350;
/** Square feet that two painters cover once in a day. */
const dayCovers = 1800;

export type Estimate = {
  /** The price of a square foot and what it is made of, in the order in which it is read. */
  parts: { name: "base" | "third" | Extra; rate: Cents }[];
  rate: Cents;
  total: Cents;
  /** The sum came to less than the least that is charged. */
  isLeast: boolean;
  gallons: number;
  days: number;
};

/** What a job costs by a tariff, and what goes into it. */
export function estimateOf({ work, area, coats, extras }: Job, tariff: Tariff): Estimate {
  const { base, third } = tariff[work];
  const parts: Estimate["parts"] = [{ name: "base", rate: base }];
  if (coats === 3) parts.push({ name: "third", rate: third });
  for (const name of extrasOf[work])
    if (extras.includes(name)) parts.push({ name, rate: rateOf(tariff, work, name) });
  const rate = parts.reduce((sum, part) => sum + part.rate, 0);
  const walls = work === "interior" ? area * wallPerFloor : area;
  const covered = walls * coats + (work === "interior" && extras.includes("ceilings") ? area * 2 : 0);
  return {
    parts,
    rate,
    total: Math.max(rate * area, tariff.least),
    isLeast: rate * area < tariff.least,
    gallons: Math.ceil(covered / gallonCovers),
    days: Math.max(1, Math.ceil(covered / dayCovers)),
  };
}

/** What an extra adds to a square foot; nothing where it is not offered. */
export function rateOf(tariff: Tariff, work: Work, extra: Extra): Cents {
  const offered: Partial<Record<Extra, Cents>> = tariff[work].extras;
  return offered[extra] ?? 0;
}

/** Below ten dollars always with cents: `$3.00`, `$4,200`. */
export function dollars(cents: Cents): string {
  return cents < 1000 ? formatDollarsAndCents(cents) : formatDollars(cents);
}
