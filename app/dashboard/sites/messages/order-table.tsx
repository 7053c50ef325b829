import type { Order } from "../../../../engine/order/order.ts";
import { messagesContent } from "./messages-content.ts";

const { opened, order: caption } = messagesContent;

const money = (cents: number) => (cents / 100).toFixed(2);

/** What was ordered, at the prices of the day. */
export function OrderTable({ order: { lines, totals } }: { order: Order }) {
  const sums = [
    { label: opened.shipping, amount: totals.shipping },
    { label: opened.tax, amount: totals.tax },
    { label: opened.total, amount: totals.total },
  ];
  return (
    <table className="w-full max-w-prose text-left">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <tbody>
        {lines.map(({ id, size, quantity, name, amount }) => (
          <tr key={`${id} ${size}`} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
              {quantity} × {name}
              {size && `, ${size}`}
            </th>
            <td className="py-2 text-right tabular-nums">{money(amount)}</td>
          </tr>
        ))}
        {sums.map(({ label, amount }) => (
          <tr
            key={label}
            className="border-t border-line text-muted last:border-ink last:font-semibold last:text-ink"
          >
            <th scope="row" className="py-2 pr-4 font-[inherit]">
              {label}
            </th>
            <td className="py-2 text-right tabular-nums">{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
