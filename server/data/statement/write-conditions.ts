import { findColumn } from "../catalogue/find-column.ts";
import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Comparison, Filter, State } from "../query/parse-filters.ts";
import { type Parameters, quoteName } from "./sql.ts";

const operators: Record<Comparison, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
};

const states: Record<State, string> = {
  null: "is null",
  not_null: "is not null",
  true: "is true",
  false: "is false",
  unknown: "is unknown",
};

/** `where ...` for rows of `relation` (which the statement calls `source`), or nothing without filters. Throws 42703. */
export function writeConditions(
  filters: readonly Filter[],
  relation: Relation,
  parameters: Parameters,
): string {
  if (filters.length === 0) return "";
  return `where ${filters.map((filter) => writeCondition(filter, relation, parameters)).join(" and ")}`;
}

function writeCondition(filter: Filter, relation: Relation, parameters: Parameters): string {
  const condition = writePositive(filter, relation, parameters);
  return filter.negated ? `not (${condition})` : condition;
}

function writePositive(filter: Filter, relation: Relation, parameters: Parameters): string {
  if (filter.kind === "group") {
    const parts = filter.filters.map((part) => writeCondition(part, relation, parameters));
    return `(${parts.join(` ${filter.joint} `)})`;
  }
  const column = findColumn(relation, filter.column);
  const name = `source.${quoteName(column.name)}`;
  if (filter.kind === "is") return `${name} ${states[filter.state]}`;
  if (filter.kind === "in") return `${name} = any (${parameters.addList(filter.values, column.type)})`;
  if (filter.operator === "like" || filter.operator === "ilike") {
    // `*` stands for `%`, which would have to be escaped in an address.
    return `${name} ${operators[filter.operator]} ${parameters.add(filter.value.replaceAll("*", "%"), "text")}`;
  }
  return `${name} ${operators[filter.operator]} ${parameters.add(filter.value, column.type)}`;
}
