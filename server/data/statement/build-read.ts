import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import { Parameters, quoteName, type Statement } from "./sql.ts";
import { countAll, writeAnswer, writeRange } from "./write-answer.ts";
import { writeConditions } from "./write-conditions.ts";

/** The statement of a read: rows as `writeAnswer` gives them. Throws `RequestError` 42703 for unknown columns. */
export function buildRead(
  table: Relation,
  query: Query,
  options: { counted: boolean; stripNulls: boolean },
): Statement {
  const parameters = new Parameters();
  const conditions = writeConditions(query.filters, table, parameters);
  const source = { from: `public.${quoteName(table.name)} as source`, conditions, relation: table };
  const range = writeRange(query.range, parameters);
  const total = options.counted ? countAll : undefined;
  const text = writeAnswer(source, query, parameters, { range, total, stripNulls: options.stripNulls });
  return { text, values: parameters.values };
}
