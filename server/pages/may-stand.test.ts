import { expect, test } from "vitest";
import { mayStand, readDocument } from "./may-stand.ts";

const page = readDocument(
  '<body><main id="content"><ul class="list" data-tone="deep"><li>One</li><li class="last"><a href="/x">Two</a></li></ul>' +
    '<details><summary>More</summary><p>Text</p></details><input placeholder="x"></main></body>',
);

test.each([
  ".list > li:nth-child(2)",
  "ul:has(li:nth-child(2))",
  "ul:not(:has(li:nth-child(3))) .last",
  "li:last-child:nth-child(2) a:hover::before",
  "li:hover > a",
  ":hover > :focus-visible",
  "details[open] > p",
  "ul:not(:hover) li",
  "ul:not([aria-hidden]) li",
  "ul:has(> li:hover)",
  ":is(.gone, .list) :where(li + li) a",
  "body:has(main :target) li",
  "p:empty",
  "::selection",
  "input::placeholder",
  "ul || li",
])("what stands there, or comes to, may match: %s", (selector) => {
  expect(mayStand(selector, page)).toBe(true);
});

test.each([
  ".list > a",
  "ul:has(li:nth-child(3))",
  "ul:not(:has(li)) .last",
  "li:only-child",
  "li + li + li",
  "p ~ summary",
  "ul[data-tone=paper] li:hover",
  ".list:hover + .last",
  "ul:not([data-tone]) li",
  ":is(.gone, main) > li",
])("what stands nowhere cannot: %s", (selector) => {
  expect(mayStand(selector, page)).toBe(false);
});
