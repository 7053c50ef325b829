import type { Patch } from "../../../contract/patch.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { cellSteps } from "./cell-steps.ts";
import { type CellValue, readCell } from "./cell-text.ts";
import type { Column } from "./columns.ts";
import { fewSteps } from "./few-steps.ts";
import { newRecord } from "./new-record.ts";

/** A cell whose text is not kept: it stays in the table with the reason beside it. */
export type WrongCell = { id: string; name: string; text: string };

export type Pasted = {
  /** Their paths begin at the list of records. */
  steps: Patch | [];
  cells: number;
  added: number;
  wrong: readonly WrongCell[];
};

/**
 * What becomes of the records when `rows` of cells are pasted at a cell: they fill what is right of it and below, and make new
 * records where the table ends.
 */
export function pasteCells(
  rows: readonly (readonly string[])[],
  at: { row: number; column: number },
  {
    schema,
    columns,
    records,
  }: { schema: FormSchema; columns: readonly Column[]; records: readonly SiteRecord[] },
): Pasted {
  const steps: Patch[number][] = [];
  const wrong: WrongCell[] = [];
  const all = [...records];
  let count = 0;
  for (const [down, texts] of rows.entries()) {
    const index = at.row + down;
    const record = records[index];
    const fields: Record<string, CellValue> = {};
    const faulty: { name: string; text: string }[] = [];
    for (const [right, text] of texts.entries()) {
      const column = columns[at.column + right];
      if (!column) continue;
      count += 1;
      const read = readCell(column, text);
      if ("value" in read) fields[column.name] = read.value;
      else faulty.push({ name: column.name, text });
    }
    if (record) steps.push(...cellSteps(record, index, fields));
    else {
      const added = newRecord(schema, columns, all, { cells: fields });
      steps.push({ op: "add", path: [all.length], value: added as never });
      all.push(added);
    }
    const { id } = record ?? (all.at(-1) as SiteRecord);
    wrong.push(...faulty.map((cell) => ({ id, ...cell })));
  }
  return {
    steps: fewSteps(records, steps as Patch | []),
    cells: count,
    added: all.length - records.length,
    wrong,
  };
}
