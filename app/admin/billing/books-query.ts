import type { ListQuery, ListShape } from "../../account/area/lists/list-query.ts";
import type { BillingAsked } from "../../account/billing/billing-rows.ts";

const pageSize = 50;

export const invoicesShape = {
  filters: { state: ["unpaid", "overdue", "paid", "credited", "waived", "credit"] },
  sorts: ["issued", "due", "amount", "name"],
  pageSize,
} as const satisfies ListShape;

export const quotesShape = {
  filters: { state: ["open", "accepted", "declined", "expired", "withdrawn"] },
  sorts: ["made", "valid", "amount"],
  pageSize,
} as const satisfies ListShape;

export const hostingShape = {
  filters: { state: ["active", "overdue", "suspended", "ended", "cancelled"] },
  sorts: ["until", "name", "started"],
  pageSize,
} as const satisfies ListShape;

/** Orders that begin with the least. */
const ascending: ReadonlySet<string> = new Set(["due", "name", "valid", "until"]);

/** What the database is asked for. */
export function askedOf({ filters, containing, sort, page }: ListQuery): BillingAsked {
  const { state } = filters;
  return {
    ...(state !== undefined && { with_state: state }),
    ...(containing && { containing }),
    sorted_by: sort,
    descending: !ascending.has(sort),
    page,
    page_size: pageSize,
  };
}
