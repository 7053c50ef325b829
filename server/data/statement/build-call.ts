import type { Argument, Callable } from "../catalogue/load-catalogue.ts";
import type { Query } from "../query/parse-query.ts";
import { Parameters, quoteName, type Statement } from "./sql.ts";
import { countAll, writeAnswer, writePage, writeRange } from "./write-answer.ts";
import { writeConditions } from "./write-conditions.ts";

/** A call's arguments: a JSON object (POST), or each one's text (GET). */
export type Arguments = { json: string; names: readonly string[] } | ReadonlyMap<string, string>;

/**
 * The statement that calls `callable`. One value is the text of its JSON; of many values and of rows a page is given as
 * `writeAnswer` does, and `query` can select, filter and order rows. Throws `RequestError` 42703.
 */
export function buildCall(
  callable: Callable,
  args: Arguments,
  query: Query,
  options: { counted: boolean; stripNulls: boolean },
): Statement {
  const parameters = new Parameters();
  const { call, from } = writeCall(callable, args, parameters);
  const finish = (text: string) => ({ text, values: parameters.values });
  const conditions = writeConditions(query.filters, callable, parameters);
  if (callable.gives === "void") return finish(`select ${call}::text ${from && `from ${from}`}`);
  const value = "select coalesce(to_json(called.value)::text, 'null') as body from";
  const values = `(select ${call} as value ${from && `from ${from}`})`;
  if (callable.gives === "value") return finish(`${value} ${values} called`);
  // Materialized: it is counted and given, and must still be called once.
  const range = writeRange(query.range, parameters);
  if (callable.gives === "values") {
    const rows = `${value} called ${range}`;
    const answer = options.counted ? writePage(rows, `${countAll} from called`) : rows;
    return finish(`with called as materialized ${values} ${answer}`);
  }
  const before = `with called as materialized (
    select result.* from ${from && `${from} cross join lateral`} ${call} as result
  )`;
  const source = { before, from: "called as source", conditions, relation: callable };
  const total = options.counted ? countAll : undefined;
  return finish(writeAnswer(source, query, parameters, { range, total, stripNulls: options.stripNulls }));
}

function writeCall(
  callable: Callable,
  args: Arguments,
  parameters: Parameters,
): { call: string; from: string } {
  const given = "json" in args ? args.names : [...args.keys()];
  const used = callable.args.filter((argument) => given.includes(argument.name));
  const value = (argument: Argument) =>
    "json" in args
      ? `args.${quoteName(argument.name)}`
      : parameters.add(args.get(argument.name) ?? "", argument.type);
  const list = used.map(
    (argument) => `${argument.variadic ? "variadic " : ""}${quoteName(argument.name)} => ${value(argument)}`,
  );
  const call = `public.${quoteName(callable.name)}(${list.join(", ")})`;
  if (!("json" in args) || used.length === 0) return { call, from: "" };
  const types = used.map((argument) => `${quoteName(argument.name)} ${argument.type}`).join(", ");
  return { call, from: `json_to_record(${parameters.add(args.json, "json")}) as args(${types})` };
}
