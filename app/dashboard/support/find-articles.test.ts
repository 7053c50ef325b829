import { expect, test } from "vitest";
import { articles, ownArticles } from "./articles.ts";
import { findArticles } from "./find-articles.ts";

const found = (typed: string) => findArticles(typed, articles).map(({ slug }) => slug);

test.each([
  ["my domain does not work", "domain"],
  ["It was not published", "publish-held"],
  ["How do I restore an old version", "earlier-version"],
  ["No messages from the contact form arrive", "messages"],
  ["invite a colleague", "people"],
  ["upload HEIC photo", "pictures"],
  ["forgot my password", "password"],
  ["download a backup of everything", "export"],
  ["change the template", "another-design"],
  ["analytics without cookie banner", "visitors"],
  ["typing over a word on the page", "editing-typing"],
])("who types “%s” is offered what answers it first", (typed, slug) => {
  expect(found(typed)[0]).toBe(slug);
});

test("nothing is offered before anything is said, nor of what nobody has written about", () => {
  for (const typed of ["", "  ", "how do I", "it is", "?!", "zebra", "\\", "(.*)+"])
    expect(found(typed)).toEqual([]);
});

test("at most three are offered, and every article has a name of its own and something to say", () => {
  expect(found("site page words picture publish design version").length).toBe(3);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  expect(ownArticles.length).toBeGreaterThanOrEqual(10);
  for (const { text } of articles) expect(text.join("").length).toBeGreaterThan(80);
});
