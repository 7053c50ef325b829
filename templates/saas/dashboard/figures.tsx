import { formatNumber } from "../../../engine/language/american-english.ts";
import { dollars } from "../workshop/money.ts";
import type { Order } from "../workshop/sample-orders.ts";
import { type Range, summarize } from "../workshop/summarize.ts";

type Props = { range: Range; current: readonly Order[]; before: readonly Order[]; onShowLate: () => void };

/** Four figures of the range, each with what it was in the range before. */
export function Figures({ range, current, before, onShowLate }: Props) {
  const now = summarize(current);
  const then = summarize(before);
  const late = current.filter(({ isLate }) => isLate).length;
  return (
    <dl className="dashboard-figures">
      <Figure
        label="Orders"
        value={formatNumber(now.orders)}
        note={`${then.orders} in the ${range} days before`}
      />
      <Figure
        label="Revenue"
        value={dollars(wholeDollars(now.revenue))}
        note={`${dollars(wholeDollars(then.revenue))} before`}
      />
      <Figure label="On time" value={percent(now.onTime)} note={`${percent(then.onTime)} before`}>
        <button type="button" onClick={onShowLate}>
          {late} late
        </button>
      </Figure>
      <Figure label="Chipped" value={percent(now.breakage)} note={`${percent(then.breakage)} before`} />
    </dl>
  );
}

type FigureProps = { label: string; value: string; note: string; children?: React.ReactNode };

function Figure({ label, value, note, children }: FigureProps) {
  return (
    <div className="cell">
      <dt>{label}</dt>
      <dd className="figure">{value}</dd>
      <dd>
        {note} {children}
      </dd>
    </div>
  );
}

function wholeDollars(cents: number): number {
  return Math.round(cents / 100) * 100;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
