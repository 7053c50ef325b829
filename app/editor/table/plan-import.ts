import type { Patch } from "../../../contract/patch.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { cellSteps } from "./cell-steps.ts";
import { type CellValue, cellText, isAlike, readCell } from "./cell-text.ts";
import { type Column, titleColumn } from "./columns.ts";
import { type CsvRow, headingOf, readCsv } from "./csv.ts";
import { fewSteps } from "./few-steps.ts";
import { newRecord } from "./new-record.ts";
import { tableWords } from "./table-words.ts";

const words = tableWords.import;

/** What in a file cannot be read: the row as a spreadsheet counts it, the column as it is called, and why. */
export type UnreadRow = { row: number; column?: string; text?: string; reason: string };

export type ImportPlan = {
  /** What makes the records of the file; their paths begin at the list of records. */
  steps: Patch | [];
  added: number;
  changed: number;
  same: number;
  unread: readonly UnreadRow[];
  /** Headings that belong to no field. */
  leftOut: readonly string[];
};

type Records = readonly SiteRecord[];
type Table = { schema: FormSchema; columns: readonly Column[]; records: Records };

/** More would be no page that anybody reads. */
const mostRows = 2_000;

/**
 * What the CSV `file` would make of the records: rows with the ID of one change it, without IDs those that are called the same,
 * and all others are new. A row with a cell that cannot be read is left out as a whole. Gives a sentence where nothing can be
 * read at all.
 */
export function planImport(file: string, table: Table): ImportPlan | string {
  const { columns, records } = table;
  const headings = (column: Column) => [headingOf(columns, column), column.label, column.name];
  const columnOf = (text: string) =>
    columns.find((column) => isAlike(text, headingOf(columns, column))) ??
    columns.find((column) => headings(column).some((heading) => isAlike(heading, text)));
  const isId = (text: string) => isAlike(text, tableWords.idHeading);
  const [first, ...rows] = readCsv(file, (text) => isId(text) || columnOf(text) !== undefined);
  if (!first || first.cells.every((cell) => cell.trim() === "")) return words.problems.empty;
  const places = first.cells.map((text) => (isId(text) ? "id" : columnOf(text)));
  if (!places.some((place) => place !== undefined && place !== "id"))
    return words.problems.headings(columns.map((column) => headingOf(columns, column)).join(", "));
  const filled = rows
    .map((row, index) => ({ ...row, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return words.problems.empty;
  if (filled.length + records.length > mostRows) return words.problems.many;
  const leftOut = first.cells.filter((text, index) => places[index] === undefined && text.trim() !== "");

  const steps: Patch[number][] = [];
  const unread: UnreadRow[] = [];
  const all = [...records];
  const metBy = new Map<number, number>();
  let changed = 0;
  for (const row of filled) {
    const known = recordOf(row, places, table);
    const before = known === undefined ? undefined : metBy.get(known);
    const read = readRow(row, places, first.cells, known === undefined ? undefined : records[known]);
    const faults =
      before === undefined ? read.faults : [{ row: row.row, reason: words.faults.doubled(before) }];
    unread.push(...faults);
    if (faults.length > 0) continue;
    if (known === undefined) {
      const id = idOf(row, places);
      const record = newRecord(table.schema, columns, all, { cells: read.cells, ...(id && { id }) });
      steps.push({ op: "add", path: [all.length], value: record as never });
      all.push(record);
      continue;
    }
    metBy.set(known, row.row);
    const changes = cellSteps(records[known] as SiteRecord, known, read.cells);
    if (changes.length > 0) changed += 1;
    steps.push(...changes);
  }
  const added = all.length - records.length;
  return {
    steps: fewSteps(records, steps as Patch | []),
    added,
    changed,
    same: metBy.size - changed,
    unread,
    leftOut,
  };
}

type Place = Column | "id" | undefined;
type Row = CsvRow & { row: number };

function idOf({ cells }: Row, places: readonly Place[]): string {
  return cells[places.indexOf("id")]?.trim() ?? "";
}

/** Which of the records the row is about. */
function recordOf(row: Row, places: readonly Place[], { columns, records }: Table): number | undefined {
  const id = idOf(row, places);
  const title = titleColumn(columns);
  const called = title && row.cells[places.indexOf(title)];
  const found = places.includes("id")
    ? records.findIndex((record) => record.id === id)
    : records.findIndex(
        (record) =>
          title && called !== undefined && isAlike(cellText(title, (record as never)[title.name]), called),
      );
  return found < 0 ? undefined : found;
}

type ReadRow = { cells: Record<string, CellValue>; faults: UnreadRow[] };

/** What the row says of each field; a cell that is as it was is not looked at, whatever it is. */
function readRow(
  row: Row,
  places: readonly Place[],
  headings: readonly string[],
  record?: SiteRecord,
): ReadRow {
  const cells: Record<string, CellValue> = {};
  const faults: UnreadRow[] = [];
  if (row.isQuoteOpen) return { cells, faults: [{ row: row.row, reason: words.faults.quote }] };
  if (row.cells.slice(places.length).some((cell) => cell.trim() !== ""))
    return { cells, faults: [{ row: row.row, reason: words.faults.wide }] };
  for (const [index, column] of places.entries()) {
    if (column === undefined || column === "id") continue;
    const text = row.cells[index] ?? "";
    if (record && cellText(column, (record as never)[column.name]) === text) continue;
    const read = readCell(column, text);
    if ("value" in read) cells[column.name] = read.value;
    else faults.push({ row: row.row, column: headings[index] ?? column.label, text, reason: read.fault });
  }
  return { cells, faults };
}
