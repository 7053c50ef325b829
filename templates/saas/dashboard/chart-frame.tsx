// biome-ignore lint/style/noRestrictedImports: of the program that the sample shows, which is no block and no island
import { type ReactNode, useId, useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";

export type Tables = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

type Props = {
  title: string;
  note: string;
  /** One for each column: its name in full and on the axis, what is said of it, and its row in the table. */
  points: readonly {
    label: string;
    tick: string;
    figures: readonly string[];
    cells: readonly (string | number)[];
  }[];
  /** What the cells are. */
  columns: readonly string[];
  tables: Tables;
  legend: ReactNode;
  /** Draws the plot; `active` is the column that is pointed at. */
  children: (active: number | undefined) => ReactNode;
};

/**
 * A chart that can be read column by column: by pointing, or with the arrow keys, because what lies over the plot is a
 * slider that says each column's label and figures. Escape puts the tooltip away. The same as a table is below.
 */
export function ChartFrame({ title, note, points, columns, tables, legend, children }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<{ of: number; index: number }>();
  const [isShown, setIsShown] = useState(false);
  // Another range has other columns: there one begins again with the last.
  const at = chosen?.of === points.length ? chosen.index : points.length - 1;
  const point = points[at];

  function choose(index: number): void {
    setChosen({ of: points.length, index });
    setIsShown(true);
  }

  function pointAt(event: React.PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    choose(Math.min(points.length - 1, Math.max(0, Math.floor(share * points.length))));
  }

  return (
    <section className="cell chart" aria-labelledby={id}>
      <header className="bar">
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </header>
      <div className="chart-plot">
        {children(isShown ? at : undefined)}
        <input
          type="range"
          aria-label={`${title}, column by column`}
          aria-valuetext={point && `${point.label}: ${point.figures.join(", ")}`}
          min={0}
          max={points.length - 1}
          value={at}
          disabled={!hydrated}
          onChange={(event) => choose(Number(event.target.value))}
          onPointerMove={pointAt}
          onPointerLeave={() => setIsShown(false)}
          onFocus={(event) => setIsShown(event.target.matches(":focus-visible"))}
          onBlur={() => setIsShown(false)}
          onKeyDown={(event) => event.key === "Escape" && setIsShown(false)}
        />
        {isShown && point && (
          <p
            className="chart-tip"
            aria-hidden="true"
            style={{ insetInlineStart: `${((at + 0.5) / points.length) * 100}%` }}
            data-side={at * 2 < points.length ? "start" : "end"}
          >
            <b>{point.label}</b>
            {point.figures.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </p>
        )}
      </div>
      <p className="chart-ticks figure" aria-hidden="true">
        {points.map(({ label, tick }, column) => (
          <span key={label}>{isTicked(column, points.length) && tick}</span>
        ))}
      </p>
      <p className="chart-legend">{legend}</p>
      <details
        className="chart-table"
        open={tables.isOpen}
        onToggle={(event) => tables.onToggle(event.currentTarget.open)}
      >
        <summary>{title} as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section aria-label={`${title}, table`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {["When", ...columns].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, column) => (
                    <td key={columns[column]} className="figure">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

/** About four columns, evenly apart, are named on the axis: the last, and none so far left that its name has no room. */
function isTicked(column: number, count: number): boolean {
  return (count - 1 - column) % Math.round(count / 4) === 0 && column / count > 0.1;
}
