import type { CSSProperties, ReactNode } from "react";

export type Column<Row> = {
  /** What stands above it, and beside its value where rows are stacked. */
  label: string;
  show: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** Long, and of the name: it stands below the name where there is little room, and has a line of its own where there is least. */
  isOfName?: boolean;
  /** What can be done with a row, which says itself what it is. Where nothing can be done, it shows null. */
  isAct?: boolean;
};

type Props<Row> = {
  /** What the table is of, for whoever does not see it. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What names a row: the largest of it, and mostly a link. */
  lead: Column<Row>;
  columns: readonly Column<Row>[];
  busy?: boolean;
};

/** Between a phone and a desk, rows are grids in the columns of the table, so that what is of the name can stand below it. */
const between =
  "md:max-lg:grid md:max-lg:grid-cols-[minmax(13rem,1fr)_repeat(var(--facts),fit-content(9rem))] md:max-lg:gap-x-4";
const betweenRow =
  "md:max-lg:col-span-full md:max-lg:grid md:max-lg:grid-cols-subgrid md:max-lg:items-baseline";
const betweenFact = "md:max-lg:row-start-1 md:max-lg:row-span-2";
const betweenOfName = "md:max-lg:col-start-1 md:max-lg:row-start-2 md:max-lg:-mt-3";

/** Rows with a name each, and what is to be known of them: hairlines between them, and on a phone one fact beside the other below the name. */
export function ListTable<Row>({ label, rows, keyOf, lead, columns, busy }: Props<Row>) {
  const facts = columns.filter(({ isOfName }) => !isOfName).length;
  // Three beside each other where two would leave one alone.
  const stacked = facts % 3 === 0 || facts === 5 ? "max-md:grid-cols-3" : "max-md:grid-cols-2";
  return (
    <table
      aria-label={label}
      aria-busy={busy}
      style={{ "--facts": facts } as CSSProperties}
      className={`w-full border-b border-line text-left max-md:block ${between}`}
    >
      <thead className="max-md:hidden md:max-lg:contents">
        <tr className={betweenRow}>
          {[lead, ...columns].map((column) => (
            <th
              key={column.label}
              scope="col"
              className={`pb-2 align-bottom text-sm font-normal text-muted last:pr-0 lg:pr-6 ${column.isFigure ? "text-right" : ""} ${column.isOfName ? "md:max-lg:hidden" : ""}`}
            >
              <span className={column.isAct ? "sr-only" : ""}>{column.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block md:max-lg:contents">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={`relative border-t border-line max-md:grid max-md:gap-x-5 max-md:gap-y-2 max-md:py-4 md:hover:bg-raised ${stacked} ${betweenRow}`}
          >
            <th
              scope="row"
              className="align-baseline font-display text-2xl leading-tight font-normal text-balance wrap-anywhere max-md:col-span-full md:py-3 md:max-lg:col-start-1 md:max-lg:text-xl md:max-lg:row-start-1 lg:max-w-sm lg:pr-6"
            >
              {lead.show(row)}
            </th>
            {columns.map((column) => (
              <td
                key={column.label}
                className={`align-baseline wrap-anywhere empty:max-md:hidden md:max-lg:text-sm last:pr-0 md:py-3 lg:min-w-28 lg:pr-6 ${column.isFigure ? "tabular-nums md:text-right" : ""} ${column.isOfName ? `max-md:col-span-full ${betweenOfName}` : betweenFact}`}
              >
                {!column.isAct && (
                  <span
                    className={`block text-sm text-muted md:hidden ${column.isOfName ? "max-md:sr-only" : ""}`}
                  >
                    {column.label}
                  </span>
                )}
                {column.show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
