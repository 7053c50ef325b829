import type { ReactNode } from "react";

export type Column<Row> = {
  /** What stands above it, and beside its value where rows are stacked. */
  label: string;
  show: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
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

/** Rows with a name each, and what is to be known of them: hairlines between them, and where there is little room one below the other. */
export function ListTable<Row>({ label, rows, keyOf, lead, columns, busy }: Props<Row>) {
  return (
    <table aria-label={label} aria-busy={busy} className="w-full border-b border-line text-left max-lg:block">
      <thead className="max-lg:hidden">
        <tr>
          {[lead, ...columns].map((column) => (
            <th
              key={column.label}
              scope="col"
              className={`pr-6 pb-2 align-bottom text-sm font-normal text-muted last:pr-0 ${column.isFigure ? "text-right" : ""}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="relative border-t border-line max-lg:grid max-lg:grid-cols-2 md:max-lg:grid-cols-3 max-lg:gap-x-6 max-lg:gap-y-2 max-lg:py-4 lg:hover:bg-raised"
          >
            <th
              scope="row"
              className="py-3 pr-6 align-baseline font-display text-2xl leading-tight font-normal wrap-anywhere max-lg:col-span-full max-lg:p-0 lg:max-w-sm"
            >
              {lead.show(row)}
            </th>
            {columns.map((column) => (
              <td
                key={column.label}
                className={`py-3 pr-6 align-baseline wrap-anywhere last:pr-0 max-lg:p-0 lg:min-w-28 ${column.isFigure ? "tabular-nums lg:text-right" : ""}`}
              >
                <span className="block text-sm text-muted lg:hidden">{column.label}</span>
                {column.show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
