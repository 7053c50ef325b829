import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import type { Column } from "./columns.ts";
import { type Cell, moveInTable } from "./move-in-table.ts";
import { type RowActs, TableRow } from "./table-row.tsx";
import { tableWords as words } from "./table-words.ts";
import { useShownRows } from "./use-shown-rows.ts";

type Props = RowActs & {
  label: string;
  columns: readonly Column[];
  site: SiteDocument;
  records: readonly SiteRecord[];
  /** What was typed into cells and is not in their records as it is, by `cellKey`. */
  typed: ReadonlyMap<string, string>;
  /** Cells of a spreadsheet were pasted at a cell; gives whether they were taken. */
  onPaste: (at: Cell, text: string, isInText: boolean) => boolean;
  /** Escape in a cell. */
  onEscape: (at: Cell) => void;
  onActive: (at: Cell) => void;
  /** The cell that is to have the focus; a new one each time. */
  wanted: Cell | undefined;
};

const widths: Record<Column["kind"], string> = {
  text: "min(15rem, 46vw)",
  number: "8rem",
  choice: "9rem",
  switch: "7rem",
};
const headClass =
  "sticky top-0 z-10 h-11 border-r border-b border-line bg-paper px-2.5 text-left text-sm font-semibold";

/** Records as rows and their fields as columns, worked in by keyboard as a spreadsheet is. Only what is in view is drawn. */
export function RecordTable(props: Props) {
  const { columns, records, wanted } = props;
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const sought = useRef<Cell>(undefined);
  const latest = useRef(props);
  latest.current = props;
  // The same ones always, so that of all rows only the one that is typed into is drawn again.
  const [acts] = useState<RowActs>(() => ({
    onType: (...given) => latest.current.onType(...given),
    onLeave: (...given) => latest.current.onLeave(...given),
    onOpen: (id) => latest.current.onOpen(id),
    onRemove: (index) => latest.current.onRemove(index),
  }));
  const { runs, rowHeight } = useShownRows(box, records.length, active.row);

  function go(to: Cell): void {
    sought.current = to;
    setActive({ ...to });
  }
  const goLatest = useRef(go);
  goLatest.current = go;
  useEffect(() => {
    if (wanted) goLatest.current(wanted);
  }, [wanted]);
  // The row that was worked in has gone, as by an undo: its focus stays in the table.
  const isGone = active.row >= records.length;
  useEffect(() => {
    if (isGone && document.activeElement === document.body)
      goLatest.current({ ...active, row: records.length - 1 });
  }, [isGone, active, records.length]);
  // As soon as the row is drawn: the next key may be pressed before the next frame.
  useLayoutEffect(() => {
    const to = sought.current;
    const cell = to && box.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`);
    if (!cell) return;
    sought.current = undefined;
    cell.focus();
    if (cell instanceof HTMLInputElement) cell.select();
  });

  const touched = new Set([...props.typed.keys()].map((key) => key.split(" ")[0]));
  const row = (record: SiteRecord, index: number) => (
    <TableRow
      key={record.id}
      record={record}
      index={index}
      columns={columns}
      height={rowHeight}
      site={props.site}
      typed={touched.has(record.id) ? props.typed : undefined}
      acts={acts}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys and pastes are those of the cells within
    <div
      ref={box}
      className="min-h-0 grow overflow-auto scroll-pt-12 border-t border-line sm:scroll-pl-72"
      onFocus={({ target }) => {
        const cell = cellOf(target);
        if (!cell) return;
        if (cell.row !== active.row || cell.column !== active.column) setActive(cell);
        props.onActive(cell);
      }}
      onKeyDown={(event) => {
        const cell = cellOf(event.target);
        if (!cell) return;
        if (event.key === "Escape") {
          event.preventDefault();
          props.onEscape(cell);
          return;
        }
        const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2);
        // While a letter is composed, Enter and arrows belong to it.
        if (event.nativeEvent.isComposing) return;
        const to = moveInTable(event.nativeEvent, cell, {
          rows: records.length,
          columns: columns.length,
          page,
        });
        if (!to) return;
        event.preventDefault();
        go(to);
      }}
      onPaste={(event) => {
        const cell = cellOf(event.target);
        const isInText = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
        if (cell && props.onPaste(cell, event.clipboardData.getData("text/plain"), isInText))
          event.preventDefault();
      }}
    >
      <table
        aria-label={props.label}
        aria-rowcount={records.length + 1}
        className="table-fixed border-separate border-spacing-0"
        style={{ width: `calc(14rem + ${columns.map(({ kind }) => widths[kind]).join(" + ")})` }}
      >
        <colgroup>
          <col style={{ width: "3rem" }} />
          {columns.map(({ name, kind }) => (
            <col key={name} style={{ width: widths[kind] }} />
          ))}
          <col style={{ width: "11rem" }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={`${headClass} sm:left-0 sm:z-20`}>
              <span className="sr-only">{words.row}</span>
            </th>
            {columns.map(({ name, label, kind }, place) => (
              <th
                key={name}
                scope="col"
                className={`${headClass} ${place === 0 ? "sm:left-12 sm:z-20" : ""} ${kind === "number" ? "text-right!" : kind === "switch" ? "text-center!" : ""}`}
              >
                {label}
              </th>
            ))}
            <th scope="col" className={`${headClass} border-r-0`}>
              <span className="sr-only">{words.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {/* One list, so that the row that is worked in stays the same element, and keeps the focus, from run to run. */}
          {runs.flatMap(({ from, to, isDrawn }) =>
            isDrawn
              ? records.slice(from, to).map((record, index) => row(record, from + index))
              : [<tr key={`room ${from}`} aria-hidden style={{ height: `${(to - from) * rowHeight}px` }} />],
          )}
        </tbody>
      </table>
    </div>
  );
}

function cellOf(target: EventTarget | null): Cell | undefined {
  const place = target instanceof HTMLElement ? target.dataset.cell : undefined;
  if (!place) return undefined;
  const [row = 0, column = 0] = place.split(" ").map(Number);
  return { row, column };
}
