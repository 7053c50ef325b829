import type { ToldOrder } from "../../../../engine/order/told-order.ts";
import { messagesContent } from "./messages-content.ts";

const { order: caption, orderColumns: columns, orderChanged } = messagesContent;

/** What was ordered, at the prices of the day, and what the visitor saw otherwise. */
export function OrderTable({ order: { lines, sums, total, changes } }: { order: ToldOrder }) {
  return (
    <div className="grid max-w-2xl gap-6">
      {changes.length > 0 && (
        <div className="border-l-6 border-accent pl-4">
          <p className="font-semibold">{orderChanged}</p>
          <ul className="mt-1 grid gap-1">
            {changes.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <table className="w-full border-b-2 border-ink text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.piece}</th>
            <th scope="col">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, quantity, name, kind, each, amount }) => (
            <tr key={key} className="border-t border-line align-baseline">
              <td className="py-3 pr-4 text-right font-display text-2xl leading-tight tabular-nums">
                {quantity}
              </td>
              <th scope="row" className="w-full py-3 pr-4 font-normal wrap-anywhere">
                <span className="block font-display text-2xl leading-tight">{name}</span>
                <span className="mt-1 block text-muted tabular-nums">
                  {kind && `${kind}, `}
                  {each}
                </span>
              </th>
              <td className="py-3 text-right text-lg whitespace-nowrap tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, amount }) => (
            <tr key={label} className="text-muted first:border-t first:border-line">
              <td />
              <th scope="row" className="py-1 pr-4 font-normal in-[:first-child]:pt-3">
                {label}
              </th>
              <td className="py-1 text-right whitespace-nowrap tabular-nums in-[:first-child]:pt-3">
                {amount}
              </td>
            </tr>
          ))}
          <tr className="align-baseline">
            <td />
            <th scope="row" className="pt-2 pr-4 pb-4 font-semibold">
              {total.label}
            </th>
            <td className="pt-2 pb-4 text-right font-display text-3xl leading-none whitespace-nowrap tabular-nums">
              {total.amount}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
