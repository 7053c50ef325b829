import { ScanError, type Scanner } from "./scanner.ts";

/** Operators that can be asked of any or of all values of a list: `eq(any).{1,2}`. */
const quantifiable = ["eq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch"] as const;
const plain = ["neq", "isdistinct", "cs", "cd", "ov", "sl", "sr", "nxr", "nxl", "adj"] as const;
const searches = ["fts", "plfts", "phfts", "wfts"] as const;
const states = ["null", "not_null", "true", "false", "unknown"] as const;
const quantifiers = ["any", "all"] as const;

export type Comparison = (typeof quantifiable)[number] | (typeof plain)[number];
export type Search = (typeof searches)[number];
export type State = (typeof states)[number];
export type Quantifier = (typeof quantifiers)[number];

/** What is asked of a field. With a `quantifier`, `value` is a list in PostgreSQL's notation: `{a,b}`. */
export type Condition = { negated: boolean } & (
  | { kind: "comparison"; operator: Comparison; quantifier?: Quantifier; value: string }
  | { kind: "search"; operator: Search; config?: string; value: string }
  | { kind: "in"; values: string[] }
  | { kind: "is"; state: State }
);

/**
 * Reads `operator.value` or `not.operator.value`; what the operator leaves is read by `readValue`, since a value ends
 * elsewhere within a group. Throws `ScanError`.
 */
export function readCondition(scanner: Scanner, readValue: () => string): Condition {
  const negated = scanner.skips("not.");
  const start = scanner.position;
  const name = scanner.until(".(");
  const isComparison = includes(quantifiable, name) || includes(plain, name);
  if (!isComparison && !includes(searches, name) && name !== "in" && name !== "is") {
    scanner.position = start;
    const found = scanner.atEnd ? "end of input" : `"${scanner.text.charAt(start)}"`;
    throw new ScanError(`unexpected ${found} expecting ${negated ? "" : '"not" or '}operator (eq, gt, ...)`);
  }
  if (includes(quantifiable, name)) {
    const quantifier = readSuffix(scanner);
    if (quantifier !== undefined && !includes(quantifiers, quantifier)) {
      throw new ScanError(`expected (any) or (all) after "${name}"`);
    }
    scanner.expect(".");
    const value = readValue();
    return { kind: "comparison", negated, operator: name, ...(quantifier ? { quantifier } : {}), value };
  }
  if (includes(searches, name)) {
    const config = readSuffix(scanner);
    if (config !== undefined && !/^[\p{L}\p{N}_ $]+$/u.test(config)) {
      throw new ScanError(`expected the name of a text search configuration after "${name}"`);
    }
    scanner.expect(".");
    return { kind: "search", negated, operator: name, ...(config ? { config } : {}), value: readValue() };
  }
  scanner.expect(".");
  if (name === "in") return { kind: "in", negated, values: readList(scanner) };
  if (name === "is") return { kind: "is", negated, state: readState(readValue()) };
  return { kind: "comparison", negated, operator: name as (typeof plain)[number], value: readValue() };
}

/**
 * Reads a value within a group: quoted, or with balanced braces (a list or a JSON object, whose commas and brackets are
 * its own), else up to the next comma or bracket.
 */
export function readNestedValue(scanner: Scanner): string {
  if (scanner.sees('"')) return scanner.quoted();
  return scanner.braced() ?? scanner.until(",)");
}

function readSuffix(scanner: Scanner): string | undefined {
  if (!scanner.skips("(")) return undefined;
  const suffix = scanner.until(")");
  scanner.expect(")");
  return suffix;
}

function readState(text: string): State {
  const state = text.toLowerCase();
  if (!includes(states, state)) throw new ScanError(`isVal: (${states.join(", ")})`);
  return state;
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

function includes<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}
