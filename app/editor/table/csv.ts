import Papa from "papaparse";
import { cellText } from "./cell-text.ts";
import type { Column } from "./columns.ts";
import { tableWords as words } from "./table-words.ts";

type Records = readonly { readonly id: string }[];

/** What spreadsheets take for a formula; with those that were made harmless before, so that reading gives each back. */
const formula = /^'*[=+\-@\t\r]/;
const harmless = /^'+[=+\-@\t\r]/;

/** The records as a CSV file: with the mark by which Excel knows UTF-8, and nothing in it that a spreadsheet would work out. */
export function writeCsv(columns: readonly Column[], records: Records): string {
  const heading = [words.idHeading, ...columns.map((column) => headingOf(columns, column))];
  const rows = records.map((record) => [
    record.id,
    ...columns.map((column) => {
      const value = (record as Record<string, unknown>)[column.name];
      const text = cellText(column, value);
      return typeof value !== "number" && formula.test(text) ? `'${text}` : text;
    }),
  ]);
  return `\uFEFF${Papa.unparse([heading, ...rows], { newline: "\r\n" })}\r\n`;
}

/** How a column is called in a file: as its field, and where two are called alike, by its own name. */
export function headingOf(columns: readonly Column[], { name, label }: Column): string {
  return columns.filter((column) => column.label === label).length > 1 ? name : label;
}

export type CsvRow = { cells: readonly string[]; isQuoteOpen: boolean };

/**
 * The rows of a CSV file, whichever of comma, semicolon and tab parts its cells: the one that makes most headings of its first
 * row that `isHeading` knows.
 */
export function readCsv(file: string, isHeading: (text: string) => boolean): readonly CsvRow[] {
  // Excel's own way to say the delimiter, and no row.
  const text = file.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, "");
  const known = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.filter(isHeading).length ?? 0;
  const [delimiter = ","] = [",", ";", "\t"].toSorted((one, other) => known(other) - known(one));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const open = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
  return data.map((cells, index) => ({
    cells: cells.map((cell) => (harmless.test(cell) ? cell.slice(1) : cell)),
    isQuoteOpen: open.has(index),
  }));
}

/** The cells that spreadsheets put on the clipboard, row by row: parted by tabs, in quotes where they hold lines. */
export function readClipboard(text: string): string[][] {
  const rows = text.replace(/\r?\n$/, "");
  const { data, errors } = Papa.parse<string[]>(rows, { delimiter: "\t" });
  // A cell that begins with a quotation mark of its own comes without others around it.
  if (errors.some(({ type }) => type === "Quotes")) return rows.split(/\r?\n/).map((row) => row.split("\t"));
  return data;
}
