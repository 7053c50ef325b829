import { expect, test } from "vitest";
import { parseSelect } from "./parse-select.ts";

const column = (name: string, alias = name) => ({ kind: "column", column: name, alias });

test("columns, names of their own and the star are read", () => {
  expect(parseSelect("*", "t")).toEqual([{ kind: "all" }]);
  expect(parseSelect("a,b:c,*", "t")).toEqual([column("a"), column("c", "b"), { kind: "all" }]);
});

test("quoted names hold what would otherwise end them", () => {
  expect(parseSelect('"a.b","c:d","e\\"f"', "t")).toEqual([column("a.b"), column("c:d"), column('e"f')]);
});

test("a name of one's own is plain and at most 63 characters", () => {
  expect(parseSelect("größe_2:a", "t")).toEqual([column("a", "größe_2")]);
  for (const alias of ['"x\\"; drop table t; --"', "x".repeat(64), '"a.b"']) {
    expect(() => parseSelect(`${alias}:a`, "t")).toThrow("failed to parse select");
  }
});

test("what stands in JSON is called by the last key on the way to it", () => {
  const names = (text: string) =>
    parseSelect(text, "t").map((item) => (item.kind === "column" ? item.alias : "*"));
  expect(names("a->b->>c,a->b->0,a->0,own:a->b")).toEqual(["c", "b", "a", "own"]);
});

test.each([
  ["a->", "PGRST100"],
  ["a->>b::text", "PGRST100"],
  ['a->"x; drop table t"', "PGRST100"],
  ["a::text", "PGRST100"],
  ["x:a::text", "PGRST100"],
  ["rel(*)", "PGRST200"],
  ["x:rel(a)", "PGRST200"],
  ["rel!fk(a)", "PGRST200"],
  ["...rel(a)", "PGRST200"],
  ["a.sum()", "PGRST123"],
  ["count()", "PGRST123"],
  ["", "PGRST100"],
  ["a,", "PGRST100"],
  [",a", "PGRST100"],
  ["a b)", "PGRST100"],
  ['"a', "PGRST100"],
])("%s is refused with %s", (text, code) => {
  expect(() => parseSelect(text, "t")).toThrow(expect.objectContaining({ code }));
});
