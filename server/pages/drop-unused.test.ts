import { expect, test } from "vitest";
import { dropUnused } from "./drop-unused.ts";

test("a custom property that nothing reads goes, with its registration and an emptied rule", () => {
  const css =
    '@property --tw-x{syntax:"*";inherits:false}*,:before{--tw-x:initial}p{color:red;--gone:url("a;b}")}';
  expect(dropUnused(css)).toBe("p{color:red}");
});

test("a custom property that something reads stays, wherever it is declared", () => {
  const css =
    '@property --leaf{syntax:"<number>";inherits:true;initial-value:3}:root{--ink:light-dark(#000,#fff)}' +
    "a{color:var(--ink);order:var(--leaf,1);animation:leaf 1s}@keyframes leaf{0%{--leaf:2}to{--leaf:5}}" +
    "p{--dense:1}@container style(--dense:1){p{top:0}}";
  expect(dropUnused(css)).toBe(css);
});

test("a custom property that only a style element of the page reads stays", () => {
  expect(dropUnused(":root{--gap:1px;--other:2px}", ".site{gap:var(--gap)}")).toBe(":root{--gap:1px}");
});

test("what only something unused refers to goes with it", () => {
  const css =
    ":root{--one:var(--two);--two:var(--three);--three:1px}@keyframes unseen{to{top:var(--four)}}p{--four:1px}";
  expect(dropUnused(css)).toBe("");
});

test("keyframes that are named stay, by a shorthand, a variable or the page's own styles; others go", () => {
  const css =
    "@keyframes a{to{top:0}}@keyframes b{to{top:0}}@keyframes c{to{top:0}}@-webkit-keyframes d{to{top:0}}" +
    ":root{--motion:b 1s}p{animation:a 1s,none 2s}i{animation:var(--motion)}";
  expect(dropUnused(css, "b{animation-name:c}")).toBe(css.replace("@-webkit-keyframes d{to{top:0}}", ""));
});

test("faces stay whose family a rule, a variable that is read or the page's own styles name; others go", () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(/f.woff2)}`;
  const kept = face('"In Rule"') + face("InVariable") + face("'In Page'");
  const rules = ":root{--text:InVariable,serif}p{font:400 1rem/1.5 in rule}i{font-family:var(--text)}";
  const gone = face("Unread") + face("Nowhere");
  const page = `${face("Nowhere")}:root{--display:"In Page"}`;
  expect(dropUnused(`${kept + gone}:root{--unread:Unread}${rules}`, page)).toBe(kept + rules);
});

test("spaces behind commas go, those of texts stay", () => {
  expect(dropUnused('a{margin:max(1px, 2px);content:"a, b"}')).toBe('a{margin:max(1px,2px);content:"a, b"}');
});

test("a declaration that stands twice in a row goes once, one that differs stays", () => {
  expect(dropUnused("a{color:red;color:red;color:red;color:lab(1 2 3);color:red}")).toBe(
    "a{color:red;color:lab(1 2 3);color:red}",
  );
});

test("queries that are empty then go, layers keep their place", () => {
  const css = "@layer base,late;@layer properties{@supports (top:0){*{--gone:1}}}@media print{}p{top:0}";
  expect(dropUnused(css)).toBe("@layer base,late;@layer properties{}p{top:0}");
});

test("a pseudo-class after a name that looks like a custom property is no declaration", () => {
  const css =
    ".block--wide:hover{color:red}.aria-selected\\:font-semibold[aria-selected=true]{font-weight:600}";
  expect(dropUnused(css)).toBe(css);
});
