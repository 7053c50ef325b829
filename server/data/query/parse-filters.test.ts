import { expect, test } from "vitest";
import { RequestError } from "../request-error.ts";
import { createFilterReader } from "./parse-filters.ts";

const read = (key: string, value: string) => createFilterReader().read(key, value);

function refusal(key: string, value: string) {
  try {
    read(key, value);
  } catch (error) {
    if (error instanceof RequestError) return error;
  }
  throw new Error(`${key}=${value} was not refused`);
}

test("a comparison takes everything after its operator as the value", () => {
  expect(read("a", 'eq.x.y,(z)"')).toEqual({
    kind: "comparison",
    negated: false,
    column: "a",
    operator: "eq",
    value: 'x.y,(z)"',
  });
  expect(read("a", "eq.")).toMatchObject({ value: "" });
  expect(read("full name", "not.ilike.*x*")).toMatchObject({
    column: "full name",
    negated: true,
    operator: "ilike",
  });
  expect(read('"a.b"', "gt.1")).toMatchObject({ column: "a.b" });
});

test("a list is split at commas outside quotes", () => {
  const values = (text: string) => (read("a", `in.${text}`) as { values: string[] }).values;
  expect(values("(1,2)")).toEqual(["1", "2"]);
  expect(values("()")).toEqual([]);
  expect(values("(,)")).toEqual(["", ""]);
  expect(values('("a,b","c)","say \\"d\\"","e\\\\")')).toEqual(["a,b", "c)", 'say "d"', "e\\"]);
  expect(values('(a"b)')).toEqual(['a"b']);
});

test("groups nest and each part can be negated", () => {
  expect(read("not.or", '(a.eq.1,not.and(b.in.(1,2),c.not.is.null),d.like."x,y")')).toEqual({
    kind: "group",
    joint: "or",
    negated: true,
    filters: [
      { kind: "comparison", negated: false, column: "a", operator: "eq", value: "1" },
      {
        kind: "group",
        joint: "and",
        negated: true,
        filters: [
          { kind: "in", negated: false, column: "b", values: ["1", "2"] },
          { kind: "is", negated: true, column: "c", state: "null" },
        ],
      },
      { kind: "comparison", negated: false, column: "d", operator: "like", value: "x,y" },
    ],
  });
});

test("columns may be called like the words of the language", () => {
  expect(read("or", "(and.eq.1,or.eq.2,not.eq.3)")).toMatchObject({
    filters: [{ column: "and" }, { column: "or" }, { column: "not" }],
  });
  expect(read("in", "in.(1)")).toMatchObject({ kind: "in", column: "in" });
});

test("an operator may be asked of any or all of a list, a search in a language", () => {
  expect(read("a", "not.like(any).{x*,y}")).toEqual({
    kind: "comparison",
    negated: true,
    column: "a",
    operator: "like",
    quantifier: "any",
    value: "{x*,y}",
  });
  expect(read("a", "fts(english).b&c")).toEqual({
    kind: "search",
    negated: false,
    column: "a",
    operator: "fts",
    config: "english",
    value: "b&c",
  });
});

test("a filter reaches into JSON by keys and indices", () => {
  expect(read('a->b c->-1->>"d.e"', "eq.1")).toMatchObject({
    column: "a",
    path: [
      { key: "b c", asText: false },
      { key: -1, asText: false },
      { key: "d.e", asText: true },
    ],
  });
  expect(read("or", "(a->>b.eq.1,c->d.is.null)")).toMatchObject({
    filters: [{ path: [{ key: "b", asText: true }] }, { path: [{ key: "d", asText: false }] }],
  });
  expect(refusal(`a${"->b".repeat(21)}`, "eq.1").details).toContain("at most 20 steps");
});

test("within a group a value's own commas stand in quotes or in braces that are balanced", () => {
  const values = (text: string) =>
    (read("or", `(${text})`) as { filters: { value: string }[] }).filters.map(({ value }) => value);
  expect(values("a.cs.{1,2},b.eq.3")).toEqual(["{1,2}", "3"]);
  expect(values('a.cs.{"x":{"y":[1,2]},"z":"}"},b.eq.3')).toEqual(['{"x":{"y":[1,2]},"z":"}"}', "3"]);
  expect(values('a.cs.{"\\"}",\\}},b.eq."{"')).toEqual(['{"\\"}",\\}}', "{"]);
  expect(values("a.eq.x{1,b.eq.}2")).toEqual(["x{1", "}2"]);
  expect(values("a.eq.{,b.eq.}")).toEqual(["{,b.eq.}"]);
  expect(values("a.eq.{")).toEqual(["{"]);
});

test("what cannot be read is refused with its place", () => {
  expect(refusal("a", "1").details).toBe('unexpected "1" expecting "not" or operator (eq, gt, ...)');
  expect(refusal("a", "in.(1").details).toContain('expected ")" at character 6');
  expect(refusal("a", 'in.("1').details).toContain("not closed");
  expect(refusal("or", "(a.eq.1)x").details).toContain('unexpected "x"');
  expect(refusal("a.b", "eq.1").code).toBe("PGRST108");
  expect(refusal("a->", "eq.1").code).toBe("PGRST100");
  expect(refusal("", "eq.1").code).toBe("PGRST100");
});

test("reading the longest possible text takes no time worth naming", () => {
  for (const hostile of [
    "(".repeat(8000),
    '"'.repeat(8000),
    "not.".repeat(2000),
    "(and".repeat(2000),
    "\\".repeat(8000),
    "{".repeat(8000),
    "(a.eq.{,".repeat(1000),
    "->a".repeat(2500),
  ]) {
    const started = performance.now();
    for (const key of ["or", "a"]) {
      for (const prefix of ["", "in.(", "eq.", 'in.("']) {
        try {
          read(key, prefix + hostile);
        } catch (error) {
          expect(error).toBeInstanceOf(RequestError);
        }
      }
    }
    expect(performance.now() - started).toBeLessThan(400);
  }
});
