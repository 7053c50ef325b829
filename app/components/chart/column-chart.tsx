import { chartHeight, columnsPath, roundTop } from "../../../engine/chart/columns.ts";

/** One column: how high it is, what stands behind it, what both are called together, and what happened there. */
export type ChartColumn = { label: string; value: number; behind: number; mark?: string | undefined };

type Props = {
  columns: readonly ChartColumn[];
  /** What the picture says, for those who do not see it; the numbers stand in a table beside it. */
  text: string;
  /** Under its two ends. */
  first: string;
  last: string;
  /** What the two kinds of columns are, and a mark, where there is one. */
  names: { value: string; behind: string; mark: string };
};

/** Columns before columns, as wide as its place: two of one measure, of which one holds the other. */
export function ColumnChart({ columns, text, first, last, names }: Props) {
  const top = roundTop(columns.map(({ behind }) => behind));
  const box = `0 0 ${columns.length} ${chartHeight}`;
  const share = 100 / columns.length;
  const hasMark = columns.some(({ mark }) => mark !== undefined);
  return (
    <figure className="text-sm text-muted">
      <p aria-hidden className="border-t border-line pt-1 tabular-nums">
        {top.toLocaleString("en")}
      </p>
      <svg role="img" aria-label={text} className="block h-48 w-full overflow-visible sm:h-64 lg:h-80">
        <svg viewBox={box} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path
            d={columnsPath(
              columns.map(({ behind }) => behind),
              top,
            )}
            className="fill-muted/50"
          />
          <path
            d={columnsPath(
              columns.map(({ value }) => value),
              top,
            )}
            className="fill-ink"
          />
        </svg>
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink" />
        {columns.map(({ mark, label }, place) =>
          mark === undefined ? null : (
            <g key={label} className="fill-accent stroke-accent">
              <line
                x1={`${(place + 0.5) * share}%`}
                x2={`${(place + 0.5) * share}%`}
                y1="0"
                y2="100%"
                strokeDasharray="2 4"
              />
              <circle cx={`${(place + 0.5) * share}%`} cy="100%" r="4" />
            </g>
          ),
        )}
        {columns.map(({ label, mark }, place) => (
          <rect
            key={label}
            x={`${place * share}%`}
            width={`${share}%`}
            height="100%"
            className="fill-transparent hover:fill-accent/15"
          >
            <title>{mark === undefined ? label : `${label}. ${mark}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-3">
        <span className="tabular-nums">{first}</span>
        <span className="order-last flex flex-wrap gap-x-5 max-sm:w-full sm:order-none">
          <Key className="bg-ink" name={names.value} />
          <Key className="bg-muted/50" name={names.behind} />
          {hasMark && <Key className="rounded-full bg-accent" name={names.mark} />}
        </span>
        <span className="tabular-nums">{last}</span>
      </figcaption>
    </figure>
  );
}

function Key({ className, name }: { className: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2.5 ${className}`} />
      {name}
    </span>
  );
}
