import type { Cents } from "../../workshop/money.ts";
import type { Plan } from "./pricing.props.ts";

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

/** What `plan` costs with so many kilns, where a year costs as much as `monthsInYear` months. */
export function priceOf(
  plan: Pick<Plan, "monthly" | "kilns" | "extraKiln">,
  kilns: number,
  billing: Billing,
  monthsInYear: number,
): Price {
  const extraKilns = Math.max(0, kilns - plan.kilns);
  const month = plan.monthly + extraKilns * plan.extraKiln;
  return {
    total: billing === "monthly" ? month : month * monthsInYear,
    saving: month * (12 - monthsInYear),
    extraKilns,
  };
}

/** The plan that costs least with so many kilns; of two that cost the same the larger, which does more. */
export function cheapestPlan<Any extends Pick<Plan, "monthly" | "kilns" | "extraKiln">>(
  plans: readonly Any[],
  kilns: number,
): Any | undefined {
  const costOf = (plan: Any) => priceOf(plan, kilns, "monthly", 12).total;
  return plans.reduce<Any | undefined>(
    (best, plan) => (best && costOf(best) < costOf(plan) ? best : plan),
    undefined,
  );
}
