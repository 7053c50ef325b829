import type pg from "pg";
import { functionsQuery, tablesQuery } from "./catalogue-queries.ts";

/** `type` is as SQL writes it, without a length; `default` is SQL from the catalogue, or null. */
export type Column = { name: string; type: string; default: string | null };
export type Relation = { name: string; columns: ReadonlyMap<string, Column>; key: readonly string[] };
export type Argument = { name: string; type: string; variadic: boolean; optional: boolean };
/** A function and what it gives: nothing, one value, many values, one row or many rows. */
export type Callable = Relation & {
  args: readonly Argument[];
  gives: "void" | "value" | "values" | "row" | "rows";
};

export type CatalogueContent = {
  tables: ReadonlyMap<string, Relation>;
  /** All functions of one name stand together. */
  functions: ReadonlyMap<string, readonly Callable[]>;
};

type TableRow = { name: string; key: string[]; columns: Column[] };
type FunctionRow = { name: string; args: Argument[]; gives: Callable["gives"]; columns: Column[] };

/** Reads what stands in schema `public` now: every table and function, whoever may use them. */
export async function loadCatalogue(pool: pg.Pool): Promise<CatalogueContent> {
  const [tables, functions] = await Promise.all([
    pool.query<TableRow>(tablesQuery),
    pool.query<FunctionRow>(functionsQuery),
  ]);
  const callables = functions.rows.map(({ args, gives, ...row }) => ({
    ...toRelation({ ...row, key: [] }),
    args,
    gives,
  }));
  return {
    tables: new Map(tables.rows.map((row) => [row.name, toRelation(row)])),
    functions: Map.groupBy(callables, (callable) => callable.name),
  };
}

function toRelation({ name, key, columns }: TableRow): Relation {
  return { name, key, columns: new Map(columns.map((column) => [column.name, column])) };
}
