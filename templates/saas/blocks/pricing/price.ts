import { monthsInYearlyPrice, type Plan } from "../content/prices.ts";
import type { Cents } from "../workshop/money.ts";

export const billings = ["monthly", "yearly"] as const;

export type Billing = (typeof billings)[number];

export type Price = {
  /** For one month, or for one year. */
  total: Cents;
  /** What a year paid at once leaves over, against twelve months. */
  saving: Cents;
  /** Kilns beyond those that the plan holds. */
  extraKilns: number;
};

/** What `plan` costs with so many kilns. */
export function priceOf(plan: Plan, kilns: number, billing: Billing): Price {
  const extraKilns = Math.max(0, kilns - plan.kilns);
  const month = plan.monthly + extraKilns * plan.extraKiln;
  return {
    total: billing === "monthly" ? month : month * monthsInYearlyPrice,
    saving: month * (12 - monthsInYearlyPrice),
    extraKilns,
  };
}

/** The plan that costs least with so many kilns; of two that cost the same the larger, which does more. */
export function cheapestPlan(plans: readonly Plan[], kilns: number): Plan | undefined {
  const costOf = (plan: Plan) => priceOf(plan, kilns, "monthly").total;
  return plans.reduce<Plan | undefined>(
    (best, plan) => (best && costOf(best) < costOf(plan) ? best : plan),
    undefined,
  );
}
