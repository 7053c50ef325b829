import { expect, test } from "vitest";
import { applyPatch } from "./apply-patch.ts";
import { diffDocuments } from "./diff-documents.ts";
import { mergeDocuments } from "./merge-documents.ts";
import type { SiteDocument } from "./site-document.ts";

type Sections = Record<string, { type: string; props: Record<string, unknown> }>;

function documentOf(sections: Sections, order = Object.keys(sections)): SiteDocument {
  return {
    pages: { "/": { seo: { title: "", description: "" }, sections, order } },
  } as unknown as SiteDocument;
}

const base = documentOf({
  hero: { type: "hero", props: { title: "One", lead: "Two" } },
  list: { type: "list", props: { items: [{ title: "a" }, { title: "b" }, { title: "c" }] } },
});
const set = (document: SiteDocument, path: (string | number)[], value: unknown) =>
  applyPatch(document, [{ op: "replace", path: ["pages", "/", ...path], value }]);
const remove = (document: SiteDocument, path: (string | number)[]) =>
  applyPatch(document, [{ op: "remove", path: ["pages", "/", ...path] }]);
type Items = { items: { title: string }[] } | undefined;
const titlesOf = (document: SiteDocument) =>
  ((document.pages["/"]?.sections.list?.props as Items)?.items ?? []).map(({ title }) => title);

test("what only one has changed is as they made it", () => {
  const mine = set(base, ["sections", "hero", "props", "title"], "Mine");
  const theirs = set(base, ["sections", "hero", "props", "lead"], "Theirs");
  const { document, conflicts } = mergeDocuments(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.pages["/"]?.sections.hero?.props).toEqual({ title: "Mine", lead: "Theirs" });
});

test("both at the same place is asked about, and the same twice is not", () => {
  const mine = set(base, ["sections", "hero", "props", "title"], "Mine");
  const theirs = set(base, ["sections", "hero", "props", "title"], "Theirs");
  expect(mergeDocuments(base, mine, theirs).conflicts).toEqual([
    { path: ["pages", "/", "sections", "hero", "props", "title"], mine: "Mine", theirs: "Theirs" },
  ]);
  expect(mergeDocuments(base, mine, mine).conflicts).toEqual([]);
});

test("a change finds its thing again where somebody has removed another before it", () => {
  const mine = set(base, ["sections", "list", "props", "items", 2, "title"], "c of mine");
  const theirs = remove(base, ["sections", "list", "props", "items", 0]);
  const { document, conflicts } = mergeDocuments(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(titlesOf(document)).toEqual(["b", "c of mine"]);
});

test("what was saved already, and not answered, is there once", () => {
  const add = (document: SiteDocument, title: string) =>
    applyPatch(document, [
      {
        op: "add",
        path: ["pages", "/", "sections", "list", "props", "items", titlesOf(document).length],
        value: { title },
      },
    ]);
  const theirs = add(base, "x");
  expect(titlesOf(mergeDocuments(base, add(theirs, "y"), theirs).document)).toEqual([
    "a",
    "b",
    "c",
    "x",
    "y",
  ]);
});

test("what one has removed and the other changed is there, in the order of its page", () => {
  const mine = set(base, ["sections", "hero", "props", "title"], "Mine");
  const theirs = documentOf({ list: base.pages["/"]?.sections.list as Sections[string] });
  const { document } = mergeDocuments(base, mine, theirs);
  expect(document.pages["/"]?.order.toSorted()).toEqual(["hero", "list"]);
  expect(document.pages["/"]?.sections.hero?.props).toMatchObject({ title: "Mine" });
});

test("sections that both have moved stand there once", () => {
  const mine = set(base, ["order"], ["list", "hero"]);
  const theirs = set(
    applyPatch(base, [
      { op: "add", path: ["pages", "/", "sections", "new"], value: { type: "x", props: {} } },
    ]),
    ["order"],
    ["new", "list", "hero"],
  );
  expect(mergeDocuments(base, mine, theirs).document.pages["/"]?.order).toEqual(["new", "list", "hero"]);
});

/** Two people at one draft: each changes what they see, saves now and then, and joins it with what the other has saved. */
test("in 1,000 interleavings nobody's words are lost, and both end with the same", () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const below = numbersFrom(seed);
    let server = base;
    const people = [0, 1].map(() => ({ ground: base, own: base }));
    const written = new Set<string>();
    const overruled = new Set<string>();
    const save = (person: (typeof people)[number]) => {
      const { document, conflicts } = mergeDocuments(person.ground, person.own, server);
      // Who is asked keeps their own here; what was there instead has been shown to them.
      for (const { theirs } of conflicts) for (const word of wordsIn(theirs)) overruled.add(word);
      server = document;
      person.ground = person.own = document;
    };
    for (let step = 0; step < 24; step += 1) {
      const person = people[below(2)] as (typeof people)[number];
      const word = `w${seed}-${step}`;
      const { own } = person;
      switch (below(5)) {
        case 0:
          save(person);
          break;
        case 1:
        case 2: {
          const items = titlesOf(own);
          const at = below(items.length);
          for (const old of wordsIn(items[at])) overruled.add(old);
          person.own = set(own, ["sections", "list", "props", "items", at, "title"], word);
          written.add(word);
          break;
        }
        case 3:
          person.own = applyPatch(own, [
            {
              op: "add",
              path: ["pages", "/", "sections", "list", "props", "items", below(titlesOf(own).length + 1)],
              value: { title: word },
            },
          ]);
          written.add(word);
          break;
        case 4: {
          const [hero] = wordsIn(own.pages["/"]?.sections.hero?.props);
          if (hero) overruled.add(hero);
          person.own = set(own, ["sections", "hero", "props", "title"], word);
          written.add(word);
        }
      }
    }
    for (const person of [...people, ...people]) save(person);
    const there = JSON.stringify(server);
    const lost = [...written].filter((word) => !overruled.has(word) && !there.includes(`"${word}"`));
    expect({ seed, lost }).toEqual({ seed, lost: [] });
    expect(people[0]?.own).toEqual(people[1]?.own);
  }
});

test("the steps between two documents make the one of the other", () => {
  const mine = remove(set(base, ["sections", "hero", "props", "title"], "Mine"), [
    "sections",
    "list",
    "props",
    "items",
    1,
  ]);
  expect(applyPatch(base, diffDocuments(base, mine))).toEqual(mine);
  expect(diffDocuments(base, structuredClone(base))).toEqual([]);
});

function wordsIn(value: unknown): string[] {
  return JSON.stringify(value ?? "").match(/w\d+-\d+/g) ?? [];
}

/** Numbers below another that look random and are the same in each run. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}
