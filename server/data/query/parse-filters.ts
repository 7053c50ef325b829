import { RequestError } from "../request-error.ts";
import { scan } from "./scan.ts";
import { ScanError, type Scanner } from "./scanner.ts";

export const comparisons = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike"] as const;
export type Comparison = (typeof comparisons)[number];
export const states = ["null", "not_null", "true", "false", "unknown"] as const;
export type State = (typeof states)[number];

export type Filter = { negated: boolean } & (
  | { kind: "comparison"; column: string; operator: Comparison; value: string }
  | { kind: "in"; column: string; values: string[] }
  | { kind: "is"; column: string; state: State }
  | { kind: "group"; joint: "and" | "or"; filters: Filter[] }
);

const deepestNesting = 10;
const logicKeys = new Set(["and", "or", "not.and", "not.or"]);

/** Reads filters and counts them: one reader serves one request, so that its limits hold for all parameters together. */
export type FilterReader = { read: (key: string, value: string) => Filter };

/**
 * Gives the reader of one request's filters: `column=operator.value`, `column=not.operator.value` and
 * `or=(a.eq.1,and(b.gt.2,c.is.null))`. It throws `RequestError`: PGRST100 for what cannot be read and beyond `most`
 * filters or ten levels, PGRST108 for a filter on an embedded relation.
 */
export function createFilterReader(most = 100): FilterReader {
  let count = 0;
  const counted = (filter: Filter): Filter => {
    count += 1;
    if (count > most) throw new ScanError(`a request can have at most ${most} filters`);
    return filter;
  };

  function readGroup(scanner: Scanner, joint: "and" | "or", negated: boolean, depth: number): Filter {
    if (depth > deepestNesting) throw new ScanError(`filters can be nested ${deepestNesting} levels deep`);
    const filters: Filter[] = [];
    scanner.expect("(");
    do filters.push(readNested(scanner, depth));
    while (scanner.skips(","));
    scanner.expect(")");
    return counted({ kind: "group", joint, negated, filters });
  }

  function readNested(scanner: Scanner, depth: number): Filter {
    for (const [prefix, kind, negated] of groupPrefixes) {
      if (scanner.sees(`${prefix}(`) && scanner.skips(prefix))
        return readGroup(scanner, kind, negated, depth + 1);
    }
    const column = scanner.name();
    if (scanner.sees("->")) throw new ScanError("JSON paths are not supported");
    scanner.expect(".");
    return counted(
      readCondition(scanner, column, () => (scanner.sees('"') ? scanner.quoted() : scanner.until(",)"))),
    );
  }

  return {
    read: (key, value) => {
      if (logicKeys.has(key)) {
        const joint = key.endsWith("and") ? "and" : "or";
        return scan("logic tree", value, (scanner) => readGroup(scanner, joint, key.startsWith("not."), 1));
      }
      const column = readKey(key);
      return scan("filter", value, (scanner) =>
        counted(readCondition(scanner, column, () => scanner.rest())),
      );
    },
  };
}

const groupPrefixes: readonly (readonly [string, "and" | "or", boolean])[] = [
  ["and", "and", false],
  ["or", "or", false],
  ["not.and", "and", true],
  ["not.or", "or", true],
];

function readKey(key: string): string {
  return scan("tree path", key, (scanner) => {
    const column = scanner.name();
    if (scanner.sees("->")) throw new ScanError("JSON paths are not supported");
    if (scanner.sees(".")) {
      throw new RequestError(400, "PGRST108", `'${column}' is not an embedded resource in this request`, {
        hint: "Embedding of related tables is not supported: filter by a column of the requested table.",
      });
    }
    return column;
  });
}

function readCondition(scanner: Scanner, column: string, readValue: () => string): Filter {
  const negated = scanner.skips("not.");
  const operator = scanner.until(".");
  if (operator === "in") {
    scanner.expect(".");
    return { kind: "in", negated, column, values: readList(scanner) };
  }
  if (operator === "is") {
    scanner.expect(".");
    const word = readValue().toLowerCase();
    const state = states.find((known) => known === word);
    if (!state) throw new ScanError(`"is" takes one of ${states.join(", ")}`);
    return { kind: "is", negated, column, state };
  }
  const comparison = comparisons.find((known) => known === operator);
  if (!comparison) {
    throw new ScanError(
      `"${operator}" is no operator: use one of ${[...comparisons, "in", "is"].join(", ")}`,
    );
  }
  scanner.expect(".");
  return { kind: "comparison", negated, column, operator: comparison, value: readValue() };
}

/** `(a,"b,c")`: an element that begins with a quote ends with one, all others end at the next comma. */
function readList(scanner: Scanner): string[] {
  scanner.expect("(");
  if (scanner.skips(")")) return [];
  const values: string[] = [];
  do values.push(scanner.sees('"') ? scanner.quoted() : scanner.until(",)"));
  while (scanner.skips(","));
  scanner.expect(")");
  return values;
}
