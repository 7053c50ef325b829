import { faultOf } from "../form/form-schema.ts";
import { fieldName, formWords } from "../form/form-words.ts";
import { shownNumber } from "../form/number-parts.ts";
import type { Column } from "./columns.ts";
import { readNumber } from "./read-number.ts";
import { tableWords as words } from "./table-words.ts";

export type CellValue = string | number | boolean | undefined;

/** What a cell holds, or why it cannot be kept, for a person. */
export type CellReading = { value: CellValue } | { fault: string };

/** What stands in the cell of a table, and of a file, for a value of a record. */
export function cellText({ kind, schema }: Pick<Column, "kind" | "schema">, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "switch") return value ? words.yes : words.no;
  return typeof value === "number" ? shownNumber(schema, value) : String(value);
}

/** What `text`, typed or read from a file, says in the column; nothing at all in one that may be empty. */
export function readCell(column: Column, text: string): CellReading {
  // Texts of documents are one line.
  const said = text.replaceAll(/\s*[\r\n]+\s*/g, " ").trim();
  if (said === "" && column.isOptional) return { value: undefined };
  switch (column.kind) {
    case "text": {
      const fault = faultOf(column.schema, said);
      if (!fault) return { value: said };
      return {
        fault:
          fault === "long" ? formWords.faults.long(column.schema.maxLength ?? 0) : formWords.faults[fault],
      };
    }
    case "number":
      return said === "" ? { fault: formWords.faults.empty } : readNumber(column.schema, said);
    case "choice": {
      const known = (column.schema.enum ?? []).find((choice) =>
        [String(choice), fieldName(String(choice))].some((name) => isAlike(name, said)),
      );
      return known === undefined ? { fault: words.faults.choice(choicesOf(column)) } : { value: known };
    }
    case "switch":
      // An empty cell of a column of ticks is one without a tick.
      if (said === "" || words.readAsNo.some((word) => isAlike(word, said))) return { value: false };
      if (words.readAsYes.some((word) => isAlike(word, said))) return { value: true };
      return { fault: words.faults.yesOrNo };
  }
}

/** Whether both are the same word to a person. */
export function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.normalize("NFC").trim().toLowerCase();
  return plain(one) === plain(other);
}

function choicesOf({ schema }: Column): string {
  return (schema.enum ?? []).map((choice) => fieldName(String(choice))).join(", ");
}
