import { fullDay, shortDay } from "./calendar.ts";
import type { Cents } from "./money.ts";
import type { Order } from "./sample-orders.ts";
import { type Stage, stages } from "./stages.ts";

export const ranges = [7, 30, 90] as const;

export type Range = (typeof ranges)[number];

/** How many days a column of the charts stands for. */
export const daysPerBucket: Record<Range, number> = { 7: 1, 30: 1, 90: 6 };

export type Summary = { orders: number; revenue: Cents; onTime: number; breakage: number };

/** What happened in one column of a chart. */
export type Bucket = Pick<Summary, "orders" | "revenue"> & {
  /** "Fri, Nov 20", or "Nov 15 – Nov 20" where it holds several days. */
  label: string;
  /** For the axis: "Nov 20". */
  tick: string;
  late: number;
  stages: Record<Stage, number>;
};

/** The orders of the last `range` days, or with `back` of as many days before them. */
export function ordersOf(orders: readonly Order[], range: Range, back = 0): Order[] {
  return orders.filter(({ daysAgo }) => daysAgo >= range * back && daysAgo < range * (back + 1));
}

/** The shares are between 0 and 1, and 1 and 0 where nothing was ordered: nothing was late, nothing broke. */
export function summarize(orders: readonly Order[]): Summary {
  const pieces = sumOf(orders, ({ pieces }) => pieces);
  return {
    orders: orders.length,
    revenue: sumOf(orders, ({ total }) => total),
    onTime: orders.length ? 1 - sumOf(orders, ({ isLate }) => Number(isLate)) / orders.length : 1,
    breakage: pieces ? sumOf(orders, ({ chipped }) => chipped) / pieces : 0,
  };
}

/** The last `range` days as columns, oldest first; days without an order are there, and empty. */
export function bucketsOf(orders: readonly Order[], range: Range): Bucket[] {
  const size = daysPerBucket[range];
  return Array.from({ length: range / size }, (_, index) => {
    const newest = range - (index + 1) * size;
    const oldest = newest + size - 1;
    const held = orders.filter(({ daysAgo }) => daysAgo >= newest && daysAgo <= oldest);
    return {
      label: size === 1 ? fullDay(newest) : `${shortDay(oldest)} – ${shortDay(newest)}`,
      tick: shortDay(oldest),
      orders: held.length,
      revenue: sumOf(held, ({ total }) => total),
      late: held.filter(({ isLate }) => isLate).length,
      stages: countStages(held),
    };
  });
}

/** How many of `orders` stand at each stage. */
export function countStages(orders: readonly Order[]): Record<Stage, number> {
  const counts = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>;
  for (const { stage } of orders) counts[stage] += 1;
  return counts;
}

function sumOf(orders: readonly Order[], amountOf: (order: Order) => number): number {
  return orders.reduce((sum, order) => sum + amountOf(order), 0);
}
