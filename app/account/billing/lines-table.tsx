import { type BillingLine, tellRate, totalsOf } from "../../../contract/billing-lines.ts";
import { type Currency, tellCents } from "../../../contract/money.ts";
import { billingWords } from "./billing-words.ts";

const words = billingWords.lines;

type Props = { lines: readonly BillingLine[]; currency: Currency; taxRate: number };

/** The lines of a quote or an invoice, and what they come to. */
export function LinesTable({ lines, currency, taxRate }: Props) {
  const { net, tax, gross } = totalsOf(lines, taxRate);
  const sums = [
    { label: words.net, amount: net },
    ...(taxRate > 0 ? [{ label: words.tax(tellRate(taxRate)), amount: tax }] : []),
  ];
  return (
    <div>
      <table aria-label={words.label} className="w-full text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="text-sm text-muted">
            <th scope="col" className="pr-6 pb-2 font-normal">
              {words.text}
            </th>
            <th scope="col" className="pr-6 pb-2 text-right font-normal">
              {words.quantity}
            </th>
            <th scope="col" className="pr-6 pb-2 text-right font-normal">
              {words.each}
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map(({ text, quantity, unitCents }, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              key={at}
              className="border-t border-line max-sm:grid max-sm:grid-cols-[auto_1fr_auto] max-sm:gap-x-3 max-sm:py-3"
            >
              <th
                scope="row"
                className="py-3 pr-6 font-normal text-pretty wrap-anywhere max-sm:col-span-3 max-sm:p-0"
              >
                {text}
              </th>
              <td className="py-3 pr-6 text-right align-top tabular-nums max-sm:p-0 max-sm:text-muted">
                {quantity} <span className="sm:hidden">×</span>
              </td>
              <td className="py-3 pr-6 text-right align-top tabular-nums max-sm:p-0 max-sm:text-left max-sm:text-muted">
                {tellCents(unitCents, currency)}
              </td>
              <td className="py-3 text-right align-top tabular-nums max-sm:p-0">
                {tellCents(quantity * unitCents, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid justify-end gap-x-8 gap-y-1 border-t border-line pt-4 text-right tabular-nums grid-cols-[1fr_auto]">
        {sums.map(({ label, amount }) => (
          <div key={label} className="contents text-muted">
            <dt className="text-muted">{label}</dt>
            <dd>{tellCents(amount, currency)}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="self-baseline font-semibold">{words.gross}</dt>
          <dd className="self-baseline font-display text-3xl">{tellCents(gross, currency)}</dd>
        </div>
      </dl>
    </div>
  );
}
