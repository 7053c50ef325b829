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

/** Rows with a name each, and what is to be known of them: hairlines between them, and on a phone one below the other. */
export function ListTable<Row>({ label, rows, keyOf, lead, columns, busy }: Props<Row>) {
  return (
    <table aria-label={label} aria-busy={busy} className="w-full border-b border-line text-left max-md:block">
      <thead className="max-md:hidden">
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
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="relative border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:gap-y-2 max-md:py-4 md:hover:bg-raised"
          >
            <th
              scope="row"
              className="py-3 pr-6 align-baseline font-display text-2xl leading-tight font-normal wrap-anywhere max-md:col-span-2 max-md:p-0 md:max-w-sm"
            >
              {lead.show(row)}
            </th>
            {columns.map((column) => (
              <td
                key={column.label}
                className={`py-3 pr-6 align-baseline wrap-anywhere last:pr-0 max-md:p-0 ${column.isFigure ? "tabular-nums md:text-right" : ""}`}
              >
                <span className="block text-sm text-muted md:hidden">{column.label}</span>
                {column.show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
