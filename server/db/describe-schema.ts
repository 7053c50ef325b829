import type pg from "pg";

/** One column of the live catalogue, as `describeSchema` reads it. */
export type Column = {
  schema: string;
  table: string;
  tableComment: string | null;
  name: string;
  comment: string | null;
  /** PostgreSQL's own name of the type, such as `timestamptz` or `_text`. */
  type: string;
  /** The only values the column can have, from an enum or from a plain `check`; null when there is no such list. */
  values: string[] | null;
  nullable: boolean;
  hasDefault: boolean;
  /** The database alone writes it: generated columns and `generated always as identity`. */
  computed: boolean;
};

const columnsOfSchemas = `
  select
    space.nspname as schema, class.relname as table, obj_description(class.oid, 'pg_class') as "tableComment",
    attribute.attname as name, col_description(class.oid, attribute.attnum) as comment, type.typname as type,
    (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = type.oid) as "enumValues",
    array(
      select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = class.oid and contype = 'c' and conkey = array[attribute.attnum]
      order by conname
    ) as checks,
    not attribute.attnotnull as nullable,
    attribute.atthasdef or attribute.attidentity = 'd' as "hasDefault",
    attribute.attgenerated <> '' or attribute.attidentity = 'a' as computed
  from pg_attribute as attribute
  join pg_class as class on class.oid = attribute.attrelid
  join pg_namespace as space on space.oid = class.relnamespace
  join pg_type as type on type.oid = attribute.atttypid
  where space.nspname = any ($1) and class.relkind in ('r', 'p', 'v', 'm')
    and not class.relispartition and attribute.attnum > 0 and not attribute.attisdropped
  order by space.nspname, class.relname, attribute.attnum`;

/** Reads every column of the tables and views in `schemas` from the catalogue, in a stable order. */
export async function describeSchema(database: pg.Pool | pg.Client, schemas: string[]): Promise<Column[]> {
  type Row = Omit<Column, "values"> & { enumValues: string[] | null; checks: string[] };
  const { rows } = await database.query<Row>(columnsOfSchemas, [schemas]);
  return rows.map(({ enumValues, checks, ...column }) => ({
    ...column,
    values: enumValues ?? checks.map(valuesOfCheck).find((values) => values !== null) ?? null,
  }));
}

/** The values that a check of the form `x in ('a', 'b')` or `x = 'a'` allows; null for every other check. */
function valuesOfCheck(definition: string): string[] | null {
  const name = '(?:\\w+|"[^"]+")';
  const literal = "'(?:[^']|'')*'::text";
  const list = new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[(${literal}(?:, ${literal})*)\\]\\)\\)\\)$`);
  const single = new RegExp(`^CHECK \\(\\(${name} = (${literal})\\)\\)$`);
  const found = (list.exec(definition) ?? single.exec(definition))?.[1];
  return found
    ? [...found.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = ""]) => value.replaceAll("''", "'"))
    : null;
}
