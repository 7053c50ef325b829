import { memo } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import { titleOf } from "../form/list-field.tsx";
import { toldText } from "../form/told-text.ts";
import type { Column } from "./columns.ts";
import { TableCell } from "./table-cell.tsx";
import { tableWords as words } from "./table-words.ts";

/** What is done in a row. */
export type RowActs = {
  onType: (index: number, column: Column, text: string) => void;
  onLeave: (id: string, name: string) => void;
  /** Shows all fields of a record. */
  onOpen: (id: string) => void;
  onRemove: (index: number) => void;
};

type Props = {
  record: SiteRecord;
  /** From 0. */
  index: number;
  columns: readonly Column[];
  /** In pixels. */
  height: number;
  /** Whose facts texts tell; the same one as long as those are the same. */
  site: SiteDocument;
  /** What was typed into cells, by `cellKey`; undefined where none of them is of this row. */
  typed: ReadonlyMap<string, string> | undefined;
  acts: RowActs;
};

const act =
  "inline-flex h-11 cursor-pointer items-center px-2 text-sm underline decoration-1 underline-offset-4 hover:text-accent";

/** By which it is known what was typed into a cell: the record's id and the field. */
export function cellKey(id: string, field: string): string {
  return `${id} ${field}`;
}

/** A record as a row of a table. */
export const TableRow = memo(function TableRow({ record, index, columns, height, site, typed, acts }: Props) {
  const title = titleOf(record, index, site);
  const told = ({ name, kind }: Column) => {
    const value = (record as unknown as Record<string, unknown>)[name];
    return kind === "text" && typeof value === "string" ? toldText(value, site).read : value;
  };
  return (
    <tr aria-rowindex={index + 2} style={{ height: `${height}px` }}>
      <th
        scope="row"
        className="border-r border-b border-line bg-paper px-2 text-right text-sm font-normal text-muted tabular-nums sm:sticky sm:left-0 sm:z-[5]"
      >
        {index + 1}
      </th>
      {columns.map((column, place) => (
        <TableCell
          key={column.name}
          column={column}
          row={index}
          place={place}
          value={told(column)}
          typed={typed?.get(cellKey(record.id, column.name))}
          onType={(text) => acts.onType(index, column, text)}
          onLeave={() => acts.onLeave(record.id, column.name)}
        />
      ))}
      <td className="border-b border-line p-0 px-1 whitespace-nowrap">
        <button
          type="button"
          className={act}
          aria-label={words.record(title)}
          onClick={() => acts.onOpen(record.id)}
        >
          {words.recordShort}
        </button>
        <button
          type="button"
          className={act}
          aria-label={words.remove(title)}
          onClick={() => acts.onRemove(index)}
        >
          {words.removeShort}
        </button>
      </td>
    </tr>
  );
});
