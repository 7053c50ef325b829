import { RequestError } from "../request-error.ts";
import { scan } from "./scan.ts";
import { ScanError, type Scanner } from "./scanner.ts";

/** Every column, or one of them under the name it is answered with. */
export type SelectItem = { kind: "all" } | { kind: "column"; column: string; alias: string };

const mostItems = 200;
const plainAlias = /^[\p{L}\p{N}_$ -]{1,63}$/u;

/**
 * Reads `select=` (`*`, `a,b`, `renamed:a`) of a request for `relation`. Throws `RequestError`: PGRST200 for embedded
 * relations, PGRST123 for aggregates, PGRST100 for casts, JSON paths and everything unreadable.
 */
export function parseSelect(text: string, relation: string): SelectItem[] {
  return scan("select parameter", text, (scanner) => {
    const items: SelectItem[] = [];
    do {
      if (items.length === mostItems) throw new ScanError(`at most ${mostItems} columns can be selected`);
      items.push(readItem(scanner, relation));
    } while (scanner.skips(","));
    return items;
  });
}

function readItem(scanner: Scanner, relation: string): SelectItem {
  if (scanner.skips("*")) return { kind: "all" };
  if (scanner.skips("...")) throw noRelationship(relation, scanner.name());
  const first = scanner.name();
  if (scanner.sees(":") && !scanner.sees("::")) {
    scanner.expect(":");
    if (!plainAlias.test(first)) throw new ScanError(`"${first}" cannot be used as a name`);
    const column = scanner.name();
    refuseMore(scanner, relation, column);
    return { kind: "column", column, alias: first };
  }
  refuseMore(scanner, relation, first);
  return { kind: "column", column: first, alias: first };
}

function refuseMore(scanner: Scanner, relation: string, name: string): void {
  if (scanner.sees("->")) throw new ScanError("JSON paths are not supported: select the whole column");
  if (scanner.sees("::")) throw new ScanError("casts are not supported: select the column as it is");
  if (scanner.sees(".") || (name === "count" && scanner.sees("()"))) {
    throw new RequestError(400, "PGRST123", "Use of aggregate functions is not allowed");
  }
  if (scanner.sees("(") || scanner.sees("!")) throw noRelationship(relation, name);
}

function noRelationship(relation: string, embedded: string): RequestError {
  return new RequestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${relation}' and '${embedded}' in the schema cache`,
    { details: "Embedding of related tables is not supported.", hint: `Request '${embedded}' by itself.` },
  );
}
