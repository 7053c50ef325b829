import { useRef } from "react";
import { fitStacks, stackTiles } from "../charts/stacks.ts";
import { Tiles } from "../mosaic/mosaic.tsx";
import { pitch } from "../mosaic/mosaic-paths.ts";
import { Swatch } from "../mosaic/swatch.tsx";
import { stageNames, stages } from "../workshop/stages.ts";
import { type Bucket, daysPerBucket, type Range } from "../workshop/summarize.ts";
import { ChartFrame, type Tables } from "./chart-frame.tsx";
import { useWidth } from "./use-width.ts";

const height = 240;

type Props = { range: Range; buckets: readonly Bucket[]; tables: Tables };

/** Orders as stacks of tiles: one tile an order, or five where a column is nearly a week. */
export function StackChart({ range, buckets, tables }: Props) {
  const plot = useRef<SVGSVGElement>(null);
  const width = useWidth(plot, 720);
  const unit = daysPerBucket[range] > 1 ? 5 : 1;
  const most = Math.max(...buckets.map((bucket) => tileCount(bucket, unit)));
  const { perRow, rows, stride } = fitStacks(buckets.length, most, width, height);
  const columns = (buckets.length - 1) * stride + perRow;
  return (
    <ChartFrame
      title="Orders by stage"
      note={unit === 1 ? "A tile is an order" : "A tile is five orders, a column six days"}
      points={buckets.map(({ label, tick, orders, late, stages: counts }) => ({
        label,
        tick,
        figures: [
          `${orders} orders`,
          ...stages
            .filter((stage) => counts[stage] > 0)
            .map((stage) => `${counts[stage]} ${stageNames[stage].toLowerCase()}`),
          ...(late ? [`${late} late`] : []),
        ],
        cells: [orders, ...stages.map((stage) => counts[stage]), late],
      }))}
      columns={["Orders", ...stages.map((stage) => stageNames[stage]), "Late"]}
      legend={
        <>
          {stages.map((stage) => (
            <span key={stage}>
              <Swatch stage={stage} /> {stageNames[stage]}
            </span>
          ))}
          <span>
            <Swatch stage="sent" isLate /> Late
          </span>
        </>
      }
      tables={tables}
    >
      {(active) => (
        <svg
          ref={plot}
          className="chart-stacks"
          viewBox={`0 0 ${columns * pitch - 1} ${rows * pitch - 1}`}
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
          data-range={range}
        >
          {buckets.map((bucket, index) => (
            <g key={bucket.label} data-dim={active !== undefined && active !== index ? true : undefined}>
              <Tiles tiles={stackTiles(bucket, { column: index * stride, perRow, rows, unit })} />
            </g>
          ))}
        </svg>
      )}
    </ChartFrame>
  );
}

function tileCount({ stages: counts }: Bucket, unit: number): number {
  return stages.reduce((sum, stage) => sum + Math.round(counts[stage] / unit), 0);
}
