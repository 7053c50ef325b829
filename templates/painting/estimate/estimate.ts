import { formatDollars, formatDollarsAndCents } from "../../../engine/language/american-english.ts";

/** Money is in whole cents. */
export type Cents = number;

/**
 * What a square foot costs: of floor inside, of wall outside. `base` is two coats on the walls; a third coat and the
 * extras are added to it.
 */
export const rates = {
  interior: { base: 350, third: 90, extras: { ceilings: 110, trim: 95 } },
  exterior: { base: 425, third: 115, extras: { trim: 85, scrape: 125 } },
} as const;

export type Work = keyof typeof rates;
export type Extra = keyof (typeof rates)["interior"]["extras"] | keyof (typeof rates)["exterior"]["extras"];

export type Job = {
  work: Work;
  /** Square feet, of floor or of wall. */
  area: number;
  coats: 2 | 3;
  extras: readonly Extra[];
};

/** Less than a day's work is a day's work. */
export const least: Cents = 900_00;
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

/** What a job costs, and what goes into it. */
export function estimateOf({ work, area, coats, extras }: Job): Estimate {
  const { base, third, extras: offered } = rates[work];
  const parts: Estimate["parts"] = [{ name: "base", rate: base }];
  if (coats === 3) parts.push({ name: "third", rate: third });
  for (const [name, rate] of Object.entries(offered) as [Extra, Cents][])
    if (extras.includes(name)) parts.push({ name, rate });
  const rate = parts.reduce((sum, part) => sum + part.rate, 0);
  const walls = work === "interior" ? area * wallPerFloor : area;
  const covered = walls * coats + (work === "interior" && extras.includes("ceilings") ? area * 2 : 0);
  return {
    parts,
    rate,
    total: Math.max(rate * area, least),
    isLeast: rate * area < least,
    gallons: Math.ceil(covered / gallonCovers),
    days: Math.max(1, Math.ceil(covered / dayCovers)),
  };
}

/** Below ten dollars always with cents: `$3.00`, `$4,200`. */
export function dollars(cents: Cents): string {
  return cents < 1000 ? formatDollarsAndCents(cents) : formatDollars(cents);
}

export function perSquareFoot(cents: Cents): string {
  return `${dollars(cents)}/sq ft`;
}
