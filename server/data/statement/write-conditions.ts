import type { Relation } from "../catalogue/load-catalogue.ts";
import type { Comparison, Condition, Search, State } from "../query/parse-condition.ts";
import type { Filter } from "../query/parse-filters.ts";
import { requireCheapPattern } from "../query/require-cheap-pattern.ts";
import type { Parameters } from "./sql.ts";
import { type TypedField, writeField } from "./write-field.ts";

const operators: Record<Comparison, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

/** Operators whose right side is a text, whatever the column is. */
const ofText = new Set<Comparison>(["like", "ilike", "match", "imatch"]);

const searches: Record<Search, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
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
  return `where ${filters.map((filter) => writeFilter(filter, relation, parameters)).join(" and ")}`;
}

function writeFilter(filter: Filter, relation: Relation, parameters: Parameters): string {
  const condition =
    filter.kind === "group"
      ? filter.filters.map((part) => writeFilter(part, relation, parameters)).join(` ${filter.joint} `)
      : writeCondition(filter, writeField(filter, relation, parameters), parameters);
  return filter.negated ? `not (${condition})` : `(${condition})`;
}

function writeCondition(condition: Condition, { sql, type }: TypedField, parameters: Parameters): string {
  switch (condition.kind) {
    case "is":
      return `${sql} ${states[condition.state]}`;
    case "in":
      return `${sql} = any (${parameters.addList(condition.values, type)})`;
    case "search": {
      const config = condition.config ? `${parameters.add(condition.config, "regconfig")}, ` : "";
      const words = type === "tsvector" ? sql : `to_tsvector(${config}${sql})`;
      return `${words} @@ ${searches[condition.operator]}(${config}${parameters.add(condition.value, "text")})`;
    }
    case "comparison": {
      const { operator, quantifier, value } = condition;
      if (operator === "match" || operator === "imatch") requireCheapPattern(value);
      // `*` stands for `%`, which would have to be escaped in an address.
      const text = operator === "like" || operator === "ilike" ? value.replaceAll("*", "%") : value;
      const right = ofText.has(operator) ? "text" : type;
      return quantifier
        ? `${sql} ${operators[operator]} ${quantifier} (${parameters.add(text, `${right}[]`)})`
        : `${sql} ${operators[operator]} ${parameters.add(text, right)}`;
    }
  }
}
