import { expect, test } from "vitest";
import { openForm } from "./open-form.ts";
import { subjectOf } from "./read-contact.ts";

test("a message stands under how it begins, cut between words", () => {
  expect(subjectOf("Once\tthere was \nmore")).toBe("Once there was");
  const long = `${"word ".repeat(40)}end`;
  expect(subjectOf(long)).toMatch(/^(word ){22}word…$/);
  expect([...subjectOf("👩‍👩‍👧‍👧".repeat(40))].length).toBeLessThanOrEqual(120);
});

test("the form of the landing page leads to the studio, with all its fields and one that nobody sees", () => {
  const page =
    '<main></main><form class="form" data-contact="true"><label>A<input name="name"></label></form><p></p>';
  expect(openForm(page)).toBe(
    '<main></main><form class="form" method="post" action="/contact"><label>A<input name="name"></label><input name="web-site" hidden tabindex="-1" autocomplete="off"></form><p></p>',
  );
});
