import type { Cents } from "../workshop/money.ts";

export type PlanName = "Bench" | "Workshop" | "Works";

export type Plan = {
  name: PlanName;
  monthly: Cents;
  /** Kilns that the price holds; each more costs `extraKiln` a month. */
  kilns: number;
  extraKiln: Cents;
};

/** A year costs as much as this many months. */
export const monthsInYearlyPrice = 10;

/** Every price on the site is reckoned from these. */
export const plans: readonly Plan[] = [
  {
    name: "Bench",
    monthly: 29_00,
    kilns: 1,
    extraKiln: 24_00,
  },
  {
    name: "Workshop",
    monthly: 89_00,
    kilns: 4,
    extraKiln: 19_00,
  },
  {
    name: "Works",
    monthly: 229_00,
    kilns: 12,
    extraKiln: 15_00,
  },
];
