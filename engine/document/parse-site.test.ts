import { expect, test } from "vitest";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { problemsOf } from "./fixtures/problems-of.ts";
import siteV1 from "./fixtures/site-v1.json" with { type: "json" };
import siteV2 from "./fixtures/site-v2.json" with { type: "json" };
import siteV3 from "./fixtures/site-v3.json" with { type: "json" };
import { parseSite } from "./parse-site.ts";
import type { SiteDocument } from "./site-document.ts";

type AnySite = Omit<SiteDocument, "collections"> & { collections?: Record<string, object[]> };

/** What the door says of the current fixture after `change`. Anything but its own error comes through. */
function problemsAfter(change: (site: AnySite) => void): readonly string[] {
  const site = structuredClone(siteV3) as unknown as AnySite;
  change(site);
  return problemsOf(site);
}

function pageOf(): AnySite["pages"][string] {
  return structuredClone(siteV3.pages["/"]) as unknown as AnySite["pages"][string];
}

/** The home page of a site, on which `value` stands in a list and `label` below it. */
function say(site: AnySite, label: string): void {
  const { figures } = site.pages["/"]?.sections ?? {};
  Object.assign(figures?.props ?? {}, { figures: [{ value: "1", label }] });
}

test("a list of a collection that the site has not is refused with those that it has", () => {
  const listOf = (name: string) => (site: AnySite) => {
    site.collections = { works: [{ id: "one", name: "One" }] };
    site.pages = {
      "/": {
        ...pageOf(),
        sections: { shelf: { type: "own/shelf", props: { list: name } } },
        order: ["shelf"],
      },
    };
  };
  expect(problemsAfter(listOf("{collection:wroks}"))).toEqual([
    "page /, section shelf (own/shelf): list: the site has no collection wroks, write {collection:works} or begin that collection",
  ]);
  for (const name of ["constructor", "toString"])
    expect(problemsAfter(listOf(`{collection:${name}}`)).join()).toContain(
      `the site has no collection ${name}`,
    );
  expect(problemsAfter(listOf("{collection:works}"))).toEqual([]);
});

test("a page of records names a collection of the site, and has an address for each of them", () => {
  const page = (site: AnySite) => site.pages["/work"];
  const works = [{ id: "one", name: "One" }];
  expect(
    problemsAfter((site) => Object.assign(site, { pages: { ...site.pages, "/work/:id": page(site) } })),
  ).toEqual([
    "page /work/:id: record: it stands for many pages, name the collection whose records they show",
  ]);
  expect(problemsAfter(({ pages }) => void Object.assign(pages["/"] ?? {}, { record: "works" }))).toEqual([
    "page /: record: its address is the same for every record, end it with /:id or take record away",
  ]);
  expect(
    problemsAfter((site) => {
      site.collections = { works };
      Object.assign(site.pages, { "/work/:id": { ...page(site), record: "wroks" } });
    }),
  ).toEqual(["page /work/:id: record: the site has no collection wroks, name one of works"]);
  expect(
    problemsAfter((site) => {
      site.collections = { works };
      Object.assign(site.pages, { "/work/:id": { ...page(site), record: "works" }, "/work/one": page(site) });
    }),
  ).toEqual(["page /work/:id: record: /work/one is a page already, give the record one another id"]);
});

test("records are told apart by ids that can end an address", () => {
  expect(
    problemsAfter(
      (site) => void Object.assign(site, { collections: { works: [{ id: "one" }, { id: "one" }] } }),
    ),
  ).toEqual(["collections.works: two records are called one, give one of them another id"]);
  for (const id of ["", "a b", "../a", "A", "a/b", "-a", "a-", "a--b", "ä", "x".repeat(81)])
    expect(problemsAfter((site) => void Object.assign(site, { collections: { works: [{ id }] } }))).toEqual([
      expect.stringMatching(/^collections\.works\.0\.id: /),
    ]);
});

test("what texts refer to must be there, or is refused with all that is", () => {
  expect(problemsAfter((site) => say(site, "Call {telephone}"))).toEqual([
    expect.stringMatching(
      /^page \/, section figures \(stats\): figures\.0\.label: \{telephone\} refers to nothing, write \{name\}, .*\{phone\}, .*or leave the braces away$/,
    ),
  ]);
  for (const text of [
    "{{city}}",
    "{{record.name}}",
    "{constructor}",
    "{count:a:b}",
    "See {hours:rows}",
    "{=piece}",
  ])
    expect(
      problemsAfter((site) => say(site, text)),
      text,
    ).toHaveLength(1);
  for (const text of ["{city}", "{count} of {count:figures:words}", "{ a }", "{}"])
    expect(
      problemsAfter((site) => say(site, text)),
      text,
    ).toEqual([]);
  const inFrame = problemsAfter(({ nav, footer, pages }) => {
    Object.assign(nav, { brand: "{nmae}" });
    Object.assign(footer, { legal: "{yaer}" });
    Object.assign(pages["/"]?.seo ?? {}, { title: "{titel}" });
  });
  expect(inFrame).toEqual([
    expect.stringMatching(/^nav\.brand: \{nmae\}/),
    expect.stringMatching(/^footer\.legal: \{yaer\}/),
    expect.stringMatching(/^page \/: seo\.title: \{titel\}/),
  ]);
});

test("a record is referred to where a page shows one, by what it has", () => {
  expect(problemsAfter((site) => say(site, "{record.name}"))).toEqual([
    expect.stringContaining("the page shows no record"),
  ]);
  const shown = (text: string) =>
    problemsAfter((site) => {
      say(site, text);
      site.collections = { works: [{ id: "one", name: "One" }] };
      Object.assign(site.pages, { "/work/:id": { ...site.pages["/"], record: "works" } });
      say(site, "degrees");
      Object.assign(site.pages["/work/:id"] ?? {}, {
        sections: {
          figures: { type: "stats", props: { variant: "row", figures: [{ value: "1", label: text }] } },
        },
      });
    });
  expect(shown("{record.name}")).toEqual([]);
  expect(shown("{record.nmae}")).toEqual([
    expect.stringContaining("no record of works has nmae, write {record.id}, {record.name}"),
  ]);
});

test("names that a page needs for itself, or for what is within a section, are refused", () => {
  const call = (id: string) =>
    problemsAfter(({ pages }) => {
      const home = pages["/"];
      const figures = home?.sections.figures;
      if (!home || !figures) return;
      Object.assign(home.sections, { more: { ...structuredClone(figures), id } });
      home.order = [...home.order, "more"];
    });
  for (const id of [
    "figures",
    "navigation",
    "navigation-panel",
    "footer-title",
    "section-more",
    "figures-title",
  ])
    expect(call(id), id).toEqual([expect.stringMatching(/^page \/: .*(rename one|choose another name)$/)]);
  expect(call("prices")).toEqual([]);
});

test("a type of business that schema.org cannot have is told as any other fault", () => {
  for (const type of [" Plumber", "Plumber ", "Home Store", "", "plumber", 3, null, ["Plumber"]])
    expect(problemsAfter(({ seo }) => void Object.assign(seo.business, { "@type": type }))).toEqual([
      expect.stringMatching(/^seo\.business\.@type: /),
    ]);
});

test("what is deeper or larger than any site is refused before it is read", () => {
  let deep: unknown = "end";
  for (let at = 0; at < 200_000; at += 1) deep = [deep];
  expect(problemsOf({ schema: 3, pages: deep })).toEqual([expect.stringContaining("deeper than")]);
  const wide = Array.from({ length: 300_000 }, () => 0);
  expect(problemsOf({ schema: 3, pages: wide })).toEqual([expect.stringContaining("values at most")]);
  expect(problemsOf({ schema: 3, pages: "x".repeat(5_000_000) })).toEqual([
    expect.stringContaining("letters at most"),
  ]);
});

test("earlier documents with wrong insides are told what is wrong, as all others", () => {
  const wrong: [site: object, place: string][] = [
    [{ ...siteV1, pages: undefined }, "pages: "],
    [{ ...siteV1, seo: null }, "seo: "],
    [{ ...siteV1, pages: { "/": null } }, "page /: "],
    [{ ...siteV1, pages: { "/": [null] } }, "page /: "],
    [{ ...siteV2, seo: { ...siteV2.seo, business: null } }, "seo.business: "],
    [{ ...siteV2, pages: { "/": null } }, "page /: "],
    [{ ...siteV2, pages: { "/": { blocks: {} } } }, "page /: blocks: "],
    [{ ...siteV2, pages: { "/": { blocks: [{ id: "a" }] } } }, "page /: blocks.0.type: "],
    [{ ...siteV2, pages: [] }, "pages: "],
    [{ ...siteV2, schema: 0 }, "document: "],
    [{ ...siteV2, schema: -1 }, "document: "],
  ];
  for (const [site, place] of wrong) {
    const problems = problemsOf(site);
    expect(problems.length, JSON.stringify(site).slice(-80)).toBeGreaterThan(0);
    for (const problem of problems) expect(problem.startsWith(place), problem).toBe(true);
  }
});

test("blocks whose names are no keys get keys, and keep their names", () => {
  const [figures] = siteV2.pages["/"].blocks;
  const ids = ["a", "b", `long-${"x".repeat(60)}`];
  const blocks = ids.map((id) => ({ ...figures, id }));
  const { site } = parseSite({ ...siteV2, pages: { "/": { ...siteV2.pages["/"], blocks } } }, coreBlocks);
  expect(site.pages["/"]?.order).toEqual(["stats", "stats-2", "stats-3"]);
  expect(Object.values(site.pages["/"]?.sections ?? {}).map(({ id }) => id)).toEqual(ids);
});

test("what no fact holds as it was written waits in the tray", () => {
  const business = { "@type": "Store", name: "Kiln", telephone: "0911 36 ext 5", email: "ask us" };
  const { site } = parseSite({ ...siteV2, seo: { language: "en", business } }, coreBlocks);
  expect(site.facts).toEqual({ name: "Kiln", phone: "0911 36" });
  expect(site.tray?.map(({ text }) => text)).toEqual(["0911 36 ext 5", "ask us"]);
  const long = "The Kiln and Clay Company of Upper Saddle River and Surroundings";
  const named = parseSite({ ...siteV2, seo: { ...siteV2.seo, siteName: long } }, coreBlocks).site;
  expect(named.facts.name).toBe("The Kiln and Clay Company of Upper Saddle River and");
  expect(named.tray?.map(({ text }) => text)).toEqual([long]);
});
