import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import { readInserts } from "./count-inserts.ts";
import type { Parameters, Statement } from "./sql.ts";
import { countAll, writeAnswer, writeReturned } from "./write-answer.ts";

export type WriteOptions = { answersRows: boolean; stripNulls: boolean };

/**
 * Completes `command` (an insert, update or delete on `source`). With `answersRows` the statement gives all rows written,
 * counted, as `writeAnswer` does: what was written is never cut at a limit of reading. Without, nothing is read, so no
 * right to read is needed; where inserts are counted (`count-inserts.ts`) it is one row that only counts.
 */
export function buildWrite(
  command: string,
  table: Relation,
  query: Query,
  parameters: Parameters,
  options: WriteOptions & { countsInserts?: boolean },
): Statement {
  const { values } = parameters;
  const { answersRows, stripNulls, countsInserts = false } = options;
  if (!answersRows && !countsInserts) return { text: command, values };
  const total = countsInserts ? `${countAll}, ${readInserts} as inserted` : countAll;
  if (!answersRows) {
    const text = `with written as (${command} returning 1) select null, ${total} from written`;
    return { text, values };
  }
  const before = `with written as (${command} returning ${writeReturned(query, table)})`;
  const source = { before, from: "written as source", relation: table };
  return { text: writeAnswer(source, query, parameters, { total, stripNulls }), values };
}
