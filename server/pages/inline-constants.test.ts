import { expect, test } from "vitest";
import { inlineConstants } from "./inline-constants.ts";

test("a value that is as short as its name, or read once, takes its place", () => {
  const css =
    ":root{--space:1rem;--step:clamp(1rem,2vw,3rem)}" +
    "p{gap:var(--space);padding:calc(var(--space) * 2.5) calc(1px + var(--space) * 2)}b{--x:var(--step)}";
  expect(inlineConstants(css)).toBe(
    ":root{}p{gap:1rem;padding:2.5rem calc(1px + 1rem * 2)}b{--x:clamp(1rem,2vw,3rem)}",
  );
});

test.each([
  ":root{--ink:#000}.block{--ink:#fff}p{color:var(--ink)}",
  ":root{--ink:#000}@media print{:root{--ink:#fff}}p{color:var(--ink)}",
  "@media print{:root{--ink:#fff}}p{color:var(--ink)}",
  ":root{--case:none}p{top:var(--case)}@container style(--case:none){p{top:0}}",
  ":root{--glyph:1}p{top:var(--glyph,2)}",
  '@property --leaf{syntax:"<length>";inherits:true;initial-value:0}:root{--leaf:1em}p{top:var(--leaf)}',
  ":root{--long:clamp(1rem,2vw,3rem)}p{top:var(--long);left:var(--long)}",
  ".site{--near:2vw}p{top:var(--near)}",
])("what changes, is asked for or is long stays: %s", (css) => {
  expect(inlineConstants(css)).toBe(css);
});

test("what something else reads stays", () => {
  const css = ":root{--ink:#000}p{color:var(--ink)}";
  expect(inlineConstants(css, '="var(--ink)"')).toBe(css);
});
