import { RequestError } from "../request-error.ts";
import type { Column, Relation } from "./load-catalogue.ts";

/** A request names a column that its table does not have, as far as the catalogue knows. */
export class UnknownColumnError extends RequestError {}

/** The column of `relation` that a filter, an order or a selection names. Throws `UnknownColumnError` 42703 (400). */
export function findColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (column) return column;
  throw new UnknownColumnError(400, "42703", `column ${relation.name}.${name} does not exist`);
}

/** The column of `relation` that a body writes. Throws `UnknownColumnError` PGRST204 (400). */
export function findWrittenColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (column) return column;
  throw new UnknownColumnError(
    400,
    "PGRST204",
    `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
  );
}
