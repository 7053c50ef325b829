import { RequestError } from "../request-error.ts";
import { type Field, readField } from "./parse-field.ts";
import { scan } from "./scan.ts";
import { ScanError, type Scanner } from "./scanner.ts";

/** Every column, or one of them (or what stands in it) under the name it is answered with. */
export type SelectItem = { kind: "all" } | (Field & { kind: "column"; alias: string });

const mostItems = 200;
const plainAlias = /^[\p{L}\p{N}_$ -]{1,63}$/u;

/**
 * Reads `select=` (`*`, `a,b->c`, `renamed:a`) of a request for `relation`. Throws `RequestError`: PGRST200 for embedded
 * relations, PGRST123 for aggregates, PGRST100 for casts and everything unreadable.
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
  const first = readField(scanner);
  if (first.path || !scanner.sees(":") || scanner.sees("::")) return readColumn(scanner, relation, first);
  scanner.expect(":");
  return readColumn(scanner, relation, readField(scanner), first.column);
}

function readColumn(scanner: Scanner, relation: string, field: Field, name?: string): SelectItem {
  refuseMore(scanner, relation, field.column);
  const alias = name ?? nameOf(field);
  // A column without a path or a name of its own is called as it is called, however that is.
  if (alias !== field.column && !plainAlias.test(alias)) {
    throw new ScanError(`"${alias}" cannot be used as a name`);
  }
  return { kind: "column", ...field, alias };
}

/** What a field is called unless the request says: by the last key of its path, else by its column. */
function nameOf({ column, path = [] }: Field): string {
  return path.findLast(({ key }) => typeof key === "string")?.key.toString() ?? column;
}

function refuseMore(scanner: Scanner, relation: string, name: string): void {
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
