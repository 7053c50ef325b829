import { parse } from "postcss";
import { expect, test } from "vitest";
import { dropFallbacks } from "./drop-fallbacks.ts";

function drop(css: string): string {
  const sheet = parse(css);
  dropFallbacks(sheet);
  return sheet.toString();
}

test("a fallback goes where the root always has the variable, with all that it nests", () => {
  const root = "@layer theme{:root{--text:Face,serif}}:root{--gap:1px}";
  expect(
    drop(`${root}p{font-family:var(--text,a,"b c",var(--x,d));margin:var( --gap ,calc(1px*(2 + 3))) 0}`),
  ).toBe(`${root}p{font-family:var(--text);margin:var(--gap) 0}`);
  expect(drop(`${root}p{gap:var(--x,var(--gap,2px))}`)).toBe(`${root}p{gap:var(--x,var(--gap))}`);
});

test("it stays where the variable is a query's, another element's, nobody's or taken back", () => {
  const css =
    "@media print{:root{--a:1px}}p{--b:1px}:root{--c:1px}i{--c:initial}" +
    "b{margin:var(--a,2px) var(--b,2px) var(--c,2px) var(--d,2px)}";
  expect(drop(css)).toBe(css);
});
