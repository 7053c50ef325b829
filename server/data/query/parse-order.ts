import { type Field, readField } from "./parse-field.ts";
import { scan } from "./scan.ts";
import { ScanError, type Scanner } from "./scanner.ts";

export type OrderTerm = Field & { descending: boolean; nulls: "first" | "last" | undefined };

const mostTerms = 32;

/** Reads `order=` (`a.desc.nullslast,b->>c`). Throws `RequestError` PGRST100. */
export function parseOrder(text: string): OrderTerm[] {
  return scan("order", text, (scanner) => {
    const terms: OrderTerm[] = [];
    do {
      if (terms.length === mostTerms) throw new ScanError(`at most ${mostTerms} columns can be ordered by`);
      terms.push(readTerm(scanner));
    } while (scanner.skips(","));
    return terms;
  });
}

function readTerm(scanner: Scanner): OrderTerm {
  const field = readField(scanner);
  if (scanner.sees("(")) throw new ScanError("ordering by related tables is not supported");
  const term: OrderTerm = { ...field, descending: false, nulls: undefined };
  const words: string[] = [];
  while (scanner.skips(".")) words.push(scanner.until(".,").trim());
  if (words[0] === "asc" || words[0] === "desc") term.descending = words.shift() === "desc";
  if (words[0] === "nullsfirst" || words[0] === "nullslast") {
    term.nulls = words.shift() === "nullsfirst" ? "first" : "last";
  }
  if (words.length > 0) throw new ScanError(`expected asc, desc, nullsfirst or nullslast, not "${words[0]}"`);
  return term;
}
