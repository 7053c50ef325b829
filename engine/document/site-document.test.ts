import { expect, test } from "vitest";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { problemsOf } from "./fixtures/problems-of.ts";
import siteV1 from "./fixtures/site-v1.json" with { type: "json" };
import siteV2 from "./fixtures/site-v2.json" with { type: "json" };
import siteV3 from "./fixtures/site-v3.json" with { type: "json" };
import { migrateSite } from "./migrate-site.ts";
import { parseSite } from "./parse-site.ts";
import { currentSchema } from "./site-document.ts";
import { NewerSiteError, SiteDocumentError } from "./site-document-error.ts";

/** A copy of the current fixture that `change` may spoil. */
function changedSite(change: (site: typeof siteV3) => void): unknown {
  const site = structuredClone(siteV3);
  change(site);
  return site;
}

test("a document of every past version becomes the current one", () => {
  const fixtures: Record<number, unknown> = { 1: siteV1, 2: siteV2 };
  for (let version = 1; version < currentSchema; version += 1) {
    expect(fixtures[version], `a fixture of version ${version}`).toBeDefined();
    expect(migrateSite(fixtures[version])).toEqual(siteV3);
  }
});

test("lifting changes nothing it was given, and nothing the second time", () => {
  const before = structuredClone(siteV1);
  const once = migrateSite(siteV1);
  expect(siteV1).toEqual(before);
  expect(migrateSite(once)).toEqual(once);
});

test("a document from a newer version is left alone with a word of what to do", () => {
  expect(() => migrateSite({ ...siteV3, schema: currentSchema + 1 })).toThrow(NewerSiteError);
  expect(() => migrateSite({ ...siteV3, schema: currentSchema + 1 })).toThrow("update first");
});

test("what is no document is refused", () => {
  for (const input of [null, "x", [], {}, { schema: "1" }, { schema: 0 }])
    expect(() => parseSite(input, coreBlocks)).toThrow(SiteDocumentError);
});

test("a sound document comes back as it was, through JSON too", () => {
  const { site, unknownBlocks } = parseSite(JSON.parse(JSON.stringify(siteV3)), coreBlocks);
  expect(site).toEqual(siteV3);
  expect(unknownBlocks).toEqual([]);
});

test("blocks of an unknown type are kept and reported with their place", () => {
  const input = changedSite(({ pages }) => {
    Object.assign(pages["/"].sections, { holo: { type: "hologram", id: "h", props: { variant: "row" } } });
    pages["/"].order.push("holo");
  });
  const { site, unknownBlocks } = parseSite(input, coreBlocks);
  expect(unknownBlocks).toEqual([{ page: "/", key: "holo", type: "hologram" }]);
  expect(site).toEqual(input);
});

test("wrong props of a block are told by page, block and field", () => {
  const input = changedSite(({ pages }) => {
    pages["/"].sections.figures.props.variant = "spiral";
  });
  expect(problemsOf(input)).toEqual([
    expect.stringMatching(/^page \/, section figures \(stats\): variant: /),
  ]);
});

test("a theme whose text cannot be read is refused with the pair named", () => {
  const input = changedSite(({ theme }) => {
    theme.colours.ink = "#b0aca4";
  });
  expect(problemsOf(input)).toContainEqual(
    expect.stringMatching(
      /^theme\.colours\.ink: ink \(#b0aca4\) on paper \(#faf7f2\) has a contrast of 2\.\d\d and needs 4\.5/,
    ),
  );
});

test("colours and families that could carry CSS of their own are refused", () => {
  const injected = changedSite(({ theme }) => {
    theme.colours.line = "#fff;} body{display:none}";
    theme.type.display = 'x";} body{display:none}';
  });
  expect(problemsOf(injected).map((problem) => problem.split(":")[0])).toEqual([
    "theme.colours.line",
    "theme.type.display",
  ]);
});

test("links that would run script are refused", () => {
  for (const href of [
    "javascript:alert(1)",
    "//evil.example",
    "/\\\\evil.example",
    "data:text/html,x",
    "http://plain.example",
  ])
    expect(problemsOf(changedSite(({ nav }) => void nav.links.push({ label: "x", href })))).toEqual([
      expect.stringMatching(/^nav\.links\.1\.href: must be a page of the site/),
    ]);
});

test("what stands for a whole list is refused where a text is read", () => {
  for (const text of ["{record}", "{hours:rows}", "{social}", "{collection:products}"]) {
    const input = changedSite(
      ({ pages }) => void Object.assign(pages["/"].sections.figures.props.figures[0] ?? {}, { label: text }),
    );
    expect(problemsOf(input)).toEqual([expect.stringContaining("stands for a whole list")]);
  }
});

test("two sections of one name on a page are refused, and names that every page has", () => {
  const input = changedSite(({ pages: { "/": home } }) => {
    Object.assign(home.sections, {
      again: structuredClone(home.sections.figures),
      last: { ...structuredClone(home.sections.figures), id: "footer" },
    });
    home.order.push("again", "last");
  });
  expect(problemsOf(input)).toEqual([
    "page /: two places are called figures, rename one",
    "page /: two places are called footer, rename one",
  ]);
});

test("an order that forgets, repeats or makes up a section is refused", () => {
  const told: [order: string[], problem: string][] = [
    [[], "page /: order: it must name each section once, and leaves figures out, add it"],
    [["figures", "figures"], "page /: order: it names figures twice, take one away"],
    [["figures", "other"], "page /: order: it names other, which is no section, take it away"],
    [["figures", "constructor"], "page /: order: it names constructor, which is no section, take it away"],
  ];
  for (const [order, problem] of told)
    expect(problemsOf(changedSite(({ pages }) => void Object.assign(pages["/"], { order })))).toEqual([
      problem,
    ]);
});
