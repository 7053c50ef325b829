import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import type { Parameters, Statement } from "./sql.ts";
import { writeAnswer, writeReturned } from "./write-answer.ts";

export type WriteOptions = { answersRows: boolean; stripNulls: boolean };

/**
 * Completes `command` (an insert, update or delete on `source`). With `answersRows` the statement gives the rows
 * written, counted, as `writeAnswer` does; without, nothing is read, so no right to read is needed.
 */
export function buildWrite(
  command: string,
  table: Relation,
  query: Query,
  parameters: Parameters,
  options: WriteOptions,
): Statement {
  if (!options.answersRows) return { text: command, values: parameters.values };
  const before = `with written as (${command} returning ${writeReturned(query, table)})`;
  const source = { before, from: "written as source", relation: table };
  const text = writeAnswer(source, query, "", parameters, { counted: true, stripNulls: options.stripNulls });
  return { text, values: parameters.values };
}
