import { expect, test } from "vitest";
import { dropUnusedVariables } from "./drop-unused-variables.ts";

test("a custom property that nothing reads goes, with its registration and an emptied rule", () => {
  const css = '@property --tw-x{syntax:"*";inherits:false}*,:before{--tw-x:initial}p{color:red;--gone:1px}';
  expect(dropUnusedVariables(css)).toBe("p{color:red;}");
});

test("a custom property that something reads stays, wherever it is declared", () => {
  const css =
    '@property --leaf{syntax:"<number>";inherits:true;initial-value:3}:root{--ink:light-dark(#000,#fff)}' +
    "a{color:var(--ink);order:var(--leaf,1)}@keyframes leaf{0%{--leaf:2}to{--leaf:5}}";
  expect(dropUnusedVariables(css)).toBe(css);
});

test("a pseudo-class after a name that looks like a custom property is no declaration", () => {
  const css =
    ".block--wide:hover{color:red}.aria-selected\\:font-semibold[aria-selected=true]{font-weight:600}";
  expect(dropUnusedVariables(css)).toBe(css);
});
