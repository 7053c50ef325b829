import { expect, test } from "vitest";
import { pickUsedRules } from "./pick-used-rules.ts";

const html = '<main class="used"><p class="leaf">Text</p><dialog></dialog><div popover=""></div></main>';

/** Every sheet here is needed as it is. */
test.each([
  "@layer base,late;@layer late{}@layer base{.used{top:0}}",
  "@container card (min-width:1px){.used{top:0}}",
  "@media (width>1px){@supports (top:0){.used{top:0}}}",
  '@property --leaf{syntax:"<number>";inherits:true;initial-value:3}',
  "@keyframes turn{0%{top:0}50%,to{top:1px}}",
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
  "@font-face{font-family:Face;src:url(/face.woff2)}",
  "@starting-style{.used{opacity:0}}",
  "@scope (.used) to (.leaf){p{top:0}}",
  "@position-try --above{top:0}",
  "@page{margin:1cm}",
  ":root{--ink:#000}",
  "::backdrop{top:0}",
  "dialog::backdrop{top:0}",
  "dialog[open]{top:0}",
  "[popover]:popover-open{top:0}",
  ".used:has(>.leaf:hover){top:0}",
  ".used{color:red;&:hover{color:blue}@media (hover:hover){color:green}>.leaf{top:0}@starting-style{top:1px}}",
])("nothing that may be needed goes: %s", (css) => {
  expect(pickUsedRules(css, html)).toBe(css);
});

test("rules that cannot match go, on every level, and so do such selectors of a list", () => {
  const css =
    ".used,.gone{top:0}.gone{top:1px}@media print{.gone p{top:0}.leaf{top:2px}}.used{color:red;.gone &{top:0}& .gone{top:0}}";
  expect(pickUsedRules(css, html)).toBe(".used{top:0}@media print{.leaf{top:2px}}.used{color:red}");
});

test("a nested rule goes that can match nowhere within the other's elements", () => {
  const css =
    ".used{color:red;&>.leaf{top:0}&:has(>dialog+p){top:1px}@media print{.used &{top:2px}div{top:3px}& + div{top:4px}}" +
    ".leaf{&:hover{top:5px}dialog &{top:6px}}p:not(&){top:7px}}";
  expect(pickUsedRules(css, html)).toBe(
    ".used{color:red;&>.leaf{top:0}@media print{div{top:3px}}.leaf{&:hover{top:5px}}p:not(&){top:7px}}",
  );
});
