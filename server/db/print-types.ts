import type { Column } from "./describe-schema.ts";

const header = `// Written by \`npm run db:types\` from the live schema; do not edit.
import type { ColumnType } from "kysely";

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue | undefined };

/** The driver sends an array as an array of PostgreSQL, not as JSON: such a value is written as JSON text. */
type Json = ColumnType<JsonValue, JsonObject | string, JsonObject | string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as text, because a number holds only 53 bits. */
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type Computed<T> = ColumnType<T, never, never>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
`;

/** How the driver reads a type, and the alias of `header` for columns that may also be written in another form. */
const types: Record<string, { read: string; alias?: string }> = {
  bool: { read: "boolean" },
  int2: { read: "number" },
  int4: { read: "number" },
  int8: { read: "string", alias: "Int8" },
  float4: { read: "number" },
  float8: { read: "number" },
  numeric: { read: "string", alias: "Int8" },
  text: { read: "string" },
  varchar: { read: "string" },
  uuid: { read: "string" },
  inet: { read: "string" },
  bytea: { read: "Buffer" },
  json: { read: "JsonValue", alias: "Json" },
  jsonb: { read: "JsonValue", alias: "Json" },
  timestamptz: { read: "Date", alias: "Timestamp" },
  date: { read: "Date", alias: "Timestamp" },
  _int4: { read: "number[]" },
  _text: { read: "string[]" },
  _uuid: { read: "string[]" },
};

/**
 * The TypeScript description of `columns` for Kysely: tables of `public` under their name, others as "schema.table".
 * Throws on a PostgreSQL type that it does not know, naming the column.
 */
export function printTypes(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ schema, table }) =>
    schema === "public" ? table : `${schema}.${table}`,
  );
  const printed = [...tables].map(
    ([name, own]) =>
      `${comment(own[0]?.tableComment ?? null, "  ")}  ${key(name)}: {\n${own.map(printColumn).join("")}  };\n`,
  );
  return `${header}\nexport type Schema = {\n${printed.join("")}};\n`;
}

function printColumn(column: Column): string {
  return `${comment(column.comment, "    ")}    ${key(column.name)}: ${typeOf(column)};\n`;
}

function typeOf(column: Column): string {
  const union = column.values?.map((value) => JSON.stringify(value)).join(" | ");
  const known = union ? { read: union } : types[column.type];
  if (!known) throw new Error(`${column.schema}.${column.table}.${column.name}: no type for ${column.type}`);
  const orNull = column.nullable ? " | null" : "";
  if (column.computed) return `Computed<${known.read}${orNull}>`;
  const written = `${known.alias ?? known.read}${orNull}`;
  return column.hasDefault ? `Generated<${written}>` : written;
}

function comment(text: string | null, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll("*/", "* /")} */\n` : "";
}

function key(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);
}
