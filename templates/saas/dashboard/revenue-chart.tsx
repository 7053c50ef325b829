import { areaPath, linearScale, linePath, ticksTo } from "../charts/scale.ts";
import { type Cents, dollars } from "../workshop/money.ts";
import type { Bucket, Range } from "../workshop/summarize.ts";
import { ChartFrame, type Tables } from "./chart-frame.tsx";

const width = 720;
const height = 200;

type Props = { range: Range; buckets: readonly Bucket[]; before: readonly Bucket[]; tables: Tables };

/** Revenue as a line, over that of the range before. The plot is stretched to its place; what is written lies beside it. */
export function RevenueChart({ range, buckets, before, tables }: Props) {
  const most = Math.max(...buckets.map(({ revenue }) => revenue), ...before.map(({ revenue }) => revenue));
  const steps = ticksTo(most, 4);
  // A column's point lies in its middle, as the pointer finds it.
  const x = linearScale([-0.5, buckets.length - 0.5], [0, width]);
  const y = linearScale([0, steps.at(-1) ?? 1], [height, 0]);
  const pointsOf = (list: readonly Bucket[]) =>
    list.map(({ revenue }, index) => ({ x: x(index), y: y(revenue) }));
  const line = pointsOf(buckets);
  return (
    <ChartFrame
      title="Revenue"
      note={range === 90 ? "A point is six days" : "A point is a day"}
      points={buckets.map(({ label, tick, revenue }, index) => {
        const then = before[index]?.revenue ?? 0;
        return {
          label,
          tick,
          figures: [whole(revenue), `${whole(then)} ${range} days before`],
          cells: [whole(revenue), whole(then)],
        };
      })}
      columns={["Revenue", `${range} days before`]}
      tables={tables}
      legend={
        <>
          <span className="key-line">These {range} days</span>
          <span className="key-dashes">The {range} before</span>
        </>
      }
    >
      {(active) => {
        const point = active === undefined ? undefined : line[active];
        return (
          <>
            <p className="chart-steps figure" aria-hidden="true">
              {steps.toReversed().map((step) => (
                <span key={step}>{short(step)}</span>
              ))}
            </p>
            <svg
              className="chart-lines"
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {steps.map((step) => (
                <path key={step} className="chart-grid" d={`M0 ${y(step)}H${width}`} />
              ))}
              <path className="chart-area" d={areaPath(line, height)} />
              <path className="chart-before" d={linePath(pointsOf(before))} />
              <path className="chart-line" d={linePath(line)} />
              {point && <path className="chart-cursor" d={`M${point.x} 0V${height}`} />}
              {point && <path className="chart-point" d={`M${point.x} ${point.y}h.01`} />}
            </svg>
          </>
        );
      }}
    </ChartFrame>
  );
}

function whole(cents: Cents): string {
  return dollars(Math.round(cents / 100) * 100);
}

/** "$12k", "$7.5k". */
function short(cents: Cents): string {
  return cents ? `$${cents / 1000_00}k` : "$0";
}
