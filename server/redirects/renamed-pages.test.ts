import { expect, test } from "vitest";
import { type PagesOfDocument, renamedPages } from "./renamed-pages.ts";

/** Pages by path, what each of their sections says by its key. */
function pages(said: Record<string, Record<string, string>>): PagesOfDocument {
  return new Map(Object.entries(said).map(([path, sections]) => [path, new Map(Object.entries(sections))]));
}

const home = { "/": { opening: "Hello", services: "All" } };

test("a page that stands elsewhere with its sections is the same page, also where one of them was changed", () => {
  const before = pages({ ...home, "/about": { k1: "Who", k2: "Where", k3: "When" } });
  const after = pages({ ...home, "/team": { k1: "Who we are", k2: "Where", k3: "When" } });
  expect([...renamedPages(before, after)]).toEqual([["/about", "/team"]]);
});

test.each([
  ["went, and another begins alike", { "/b": { text: "Other" } }],
  ["went", {}],
  ["is still there, and was copied", { "/a": { text: "Words" }, "/b": { text: "Words" } }],
  ["went, and another has one section of many with it", { "/b": { text: "Words", b: "", c: "", d: "" } }],
  ["went, and pages of records came", { "/b/:id": { text: "Words" } }],
])("no address leads on from a page that %s", (_, after) => {
  const before = pages({ ...home, "/a": { text: "Words" } });
  expect([...renamedPages(before, pages({ ...home, ...after }))]).toEqual([]);
});

test("two that were given other addresses at once each lead to their own", () => {
  const before = pages({ "/a": { text: "A", x: "same" }, "/b": { text: "B", x: "same" } });
  const after = pages({ "/c": { text: "B", x: "same" }, "/d": { text: "A", x: "same" } });
  expect(renamedPages(before, after)).toEqual(
    new Map([
      ["/a", "/d"],
      ["/b", "/c"],
    ]),
  );
});

test("pages of records lead on together", () => {
  const before = pages({ "/product/:id": { detail: "{record}" } });
  const after = pages({ "/item/:id": { detail: "{record}" } });
  expect([...renamedPages(before, after)]).toEqual([["/product/:id", "/item/:id"]]);
});
