import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import { requireFilter } from "./build-update.ts";
import { buildWrite, type WriteOptions } from "./build-write.ts";
import { Parameters, quoteName, type Statement } from "./sql.ts";
import { writeConditions } from "./write-conditions.ts";

/** The statement that deletes the rows which the filters name. Throws `RequestError` as `requireFilter` does, and 42703. */
export function buildDelete(table: Relation, query: Query, options: WriteOptions): Statement {
  requireFilter("DELETE", query);
  const parameters = new Parameters();
  const conditions = writeConditions(query.filters, table, parameters);
  const command = `delete from public.${quoteName(table.name)} as source ${conditions}`;
  return buildWrite(command, table, query, parameters, options);
}
