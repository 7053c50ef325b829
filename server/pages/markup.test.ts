import { expect, test } from "vitest";
import { mayMatch, readMarkup } from "./markup.ts";

const markup = readMarkup(
  '<!DOCTYPE html><html lang="en"><body><main id="content" data-block="fair/hall" class="hero md:text-[clamp(1rem,2vw,3rem)]" data-variant="split">' +
    '<button type="button" aria-expanded="false" class="[&amp;_svg]:size-4">a&lt;b</button><dialog open=""></dialog>' +
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><input type="date"/><p hidden="">Text</p></main></body></html>',
);

test.each([
  "main",
  "html body > main.hero",
  ".hero#content[data-variant]",
  '[data-variant="split"] + p ~ p',
  "[data-variant=split]",
  "[data-block=fair\\/hall]",
  ".md\\:text-\\[clamp\\(1rem\\,2vw\\,3rem\\)\\]",
  ".\\[\\&_svg\\]\\:size-4 svg",
  "*",
  "::before",
])("what occurs in the page may match: %s", (selector) => {
  expect(mayMatch(selector, markup)).toBe(true);
});

test.each([
  "aside",
  ".hero .card",
  "#other",
  '[data-variant="bleed"]',
  "main > .card:hover",
  ".text-\\[clamp\\(1rem\\,2vw\\,4rem\\)\\]",
  ":host",
])("what asks for something that does not occur cannot match: %s", (selector) => {
  expect(mayMatch(selector, markup)).toBe(false);
});

test.each([
  "button[aria-expanded=true]",
  ".hero[data-state=open]",
  "dialog:not([open])",
  "dialog::backdrop",
  "::backdrop",
  ".hero:popover-open",
  "p:not(.gone):nth-child(2n + 1 of .gone)",
  "::view-transition-group(root)",
  ":root",
  ":focus-visible",
  "&:hover",
  "& > svg",
  "> svg",
])("states, and what is no element, count as met: %s", (selector) => {
  expect(mayMatch(selector, markup)).toBe(true);
});

test.each([
  [":is(.gone, .hero) p", true],
  [":where(.gone, aside) p", false],
  [".hero:has(> :is(svg, .gone):hover)", true],
  [".hero:has(+ .gone)", false],
  [".hero:is(.gone, :hover)", true],
])("of alternatives in parentheses one is enough: %s is %s", (selector, expected) => {
  expect(mayMatch(selector, markup)).toBe(expected);
});

test("parts of fields are kept for the fields that have them", () => {
  expect(mayMatch("::-webkit-datetime-edit", markup)).toBe(true);
  expect(mayMatch("::-webkit-inner-spin-button", markup)).toBe(false);
  expect(mayMatch("input::placeholder", markup)).toBe(false);
});
