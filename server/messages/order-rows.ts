import type { Order } from "../../engine/order/order.ts";

/** An order as rows of words, for a mail and a table; none without one. */
export function orderRows(order: Order | undefined): { label: string; value: string }[] {
  if (!order) return [];
  const { lines, totals } = order;
  return [
    ...lines.map(({ quantity, name, size, amount }) => ({
      label: `${quantity} × ${name}, ${size}`,
      value: money(amount),
    })),
    { label: "Shipping", value: money(totals.shipping) },
    { label: "Tax", value: money(totals.tax) },
    { label: "Total", value: money(totals.total) },
  ];
}

function money(cents: number): string {
  return (cents / 100).toFixed(2);
}
