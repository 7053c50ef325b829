import { findColumn } from "../catalogue/find-column.ts";
import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Field } from "../query/parse-field.ts";
import { type Parameters, quoteName } from "./sql.ts";

/** SQL that gives a field of the row called `source`, and the type that it has. */
export type TypedField = { sql: string; type: string };

/** The SQL of `field`, a column of `relation` or what stands in it at a JSON path. Throws `RequestError` 42703. */
export function writeField({ column, path }: Field, relation: Relation, parameters: Parameters): TypedField {
  const { name, type } = findColumn(relation, column);
  const source = `source.${quoteName(name)}`;
  const last = path?.at(-1);
  if (!path || !last) return { sql: source, type };
  const steps = path.map(({ key, asText }) => {
    const step = typeof key === "number" ? parameters.add(String(key), "int") : parameters.add(key, "text");
    return `${asText ? "->>" : "->"} ${step}`;
  });
  const isJson = type === "jsonb" || type === "json";
  const json = isJson ? source : `to_jsonb(${source})`;
  return { sql: `(${json} ${steps.join(" ")})`, type: last.asText ? "text" : isJson ? type : "jsonb" };
}
