import { RequestError } from "../request-error.ts";
import { type Condition, readCondition, readNestedValue } from "./parse-condition.ts";
import { type Field, readField } from "./parse-field.ts";
import { scan } from "./scan.ts";
import { ScanError, type Scanner } from "./scanner.ts";

export type Filter =
  | (Field & Condition)
  | { kind: "group"; negated: boolean; joint: "and" | "or"; filters: Filter[] };

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
    scanner.spaces();
    return counted({ kind: "group", joint, negated, filters });
  }

  function readNested(scanner: Scanner, depth: number): Filter {
    scanner.spaces();
    for (const [prefix, kind, negated] of groupPrefixes) {
      if (scanner.sees(`${prefix}(`) && scanner.skips(prefix))
        return readGroup(scanner, kind, negated, depth + 1);
    }
    const field = readField(scanner);
    scanner.expect(".");
    return counted({ ...field, ...readCondition(scanner, () => readNestedValue(scanner)) });
  }

  return {
    read: (key, value) => {
      if (logicKeys.has(key)) {
        const joint = key.endsWith("and") ? "and" : "or";
        return scan("logic tree", value, (scanner) => readGroup(scanner, joint, key.startsWith("not."), 1));
      }
      const field = readKey(key);
      return scan("filter", value, (scanner) =>
        counted({ ...field, ...readCondition(scanner, () => scanner.rest()) }),
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

function readKey(key: string): Field {
  return scan("tree path", key, (scanner) => {
    const field = readField(scanner);
    if (scanner.sees(".")) {
      throw new RequestError(
        400,
        "PGRST108",
        `'${field.column}' is not an embedded resource in this request`,
        {
          hint: "Embedding of related tables is not supported: filter by a column of the requested table.",
        },
      );
    }
    return field;
  });
}
