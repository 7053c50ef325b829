import { describe, expect, test } from "vitest";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { parseSite } from "../../../engine/document/parse-site.ts";
import { samplesOf } from "../../../engine/document/samples.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { describeDesign } from "../../../renderer/describe-design.ts";
import { designNamed } from "../../../renderer/designs.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { around } from "./around.ts";
import { findTexts } from "./find-texts.ts";
import { replaceIn, replaceSteps } from "./replace-texts.ts";
import { type SearchOptions, searchPattern } from "./search-pattern.ts";
import { siteTexts } from "./site-texts.ts";

const loose: SearchOptions = { isWholeWord: false, isCaseKept: false };
const begin = (slug: string): SiteDocument => {
  const template = everyTemplate.find((one) => one.slug === slug);
  if (!template) throw new Error(`no template ${slug}`);
  return JSON.parse(JSON.stringify(beginSite(template, { name: "Noctua", city: "Graz" }, "en-US")));
};
const site = begin("fashion");
const forms = describeDesign("fashion") as DesignForms;
const find = (wanted: string, options = loose, of = site) =>
  findTexts(of, siteTexts(of, forms), searchPattern(wanted, options) as RegExp);
const counted = (text: string, wanted: string, options = loose) =>
  [...text.normalize("NFC").matchAll(searchPattern(wanted, options) as RegExp)].length;

test.each([
  ["Größe", "GRÖSSE", loose, 0],
  ["Größe GRÖẞE", "größe", loose, 2],
  ["Cafe\u0301 café CAFÉ", "café", loose, 3],
  ["café", "cafe", loose, 0],
  ["q\u0307", "q", loose, 0],
  ["Coat coats", "coat", { isWholeWord: true, isCaseKept: false }, 1],
  ["Coat coats", "Coat", { isWholeWord: false, isCaseKept: true }, 1],
  ["éco co-op co", "co", { isWholeWord: true, isCaseKept: false }, 2],
  ["Don’t", "don't", loose, 1],
  ["one\u00a0two", "one two", loose, 1],
  ["3.5 (net) [a]*", "3.5 (net) [a]*", loose, 1],
  ["345", "3.5", loose, 0],
  ["ΟΔΟΣ οδοσ", "οδοσ", loose, 2],
  ["🥐🥐", "🥐", loose, 2],
])("in %j, %j is found as people mean it", (text, wanted, options, count) => {
  expect(counted(text, wanted, options)).toBe(count);
});

test.each(["", "  ", "\n"])("%j finds nothing", (wanted) => {
  expect(searchPattern(wanted, loose)).toBeUndefined();
});

test("texts are found in sections, around them, in titles, facts and records", () => {
  const texts = siteTexts(site, forms);
  const kinds = new Set(texts.map(({ home }) => home.kind));
  expect(kinds).toEqual(new Set(["section", "seo", "facts", "record"]));
  expect(texts.some(({ home }) => home.kind === "section" && home.key === "@nav")).toBe(true);
  expect(texts.some(({ home }) => home.kind === "section" && home.key === "@footer")).toBe(true);
  expect(texts.filter(({ home, at }) => home.kind === "record" && at === "id")).toEqual([]);
  expect(new Set(texts.map(({ home, at }) => JSON.stringify([home, at]))).size).toBe(texts.length);
});

test("a told fact is found where it is said, and a phrase around it as one that stays", () => {
  const page = site.pages["/"];
  const told = {
    ...site,
    pages: { ...site.pages, "/": { ...page, seo: { ...page?.seo, title: "Shop {name} today" } } },
  };
  const named = find("noctua", loose, told as SiteDocument);
  expect(named.filter(({ text }) => text.home.kind === "facts")).toHaveLength(1);
  expect(named.some(({ text }) => text.kept === "Shop {name} today")).toBe(false);
  const around = find("shop noctua", loose, told as SiteDocument);
  expect(around).toHaveLength(1);
  const replaced = replaceSteps(
    told as SiteDocument,
    forms,
    around.map((found) => ({ found, spans: found.spans })),
    "x",
  );
  expect(replaced).toEqual({ steps: [], replaced: 0, kept: 1 });
  const [found] = find("today", loose, told as SiteDocument);
  expect(found && replaceIn({ found, spans: found.spans }, "{phone} now")).toEqual({
    next: "Shop {name} (phone) now",
  });
});

test.each(["xAn{name}", "An{name}Ann"])(
  "%j keeps its facts whole, however alike its own words are",
  (title) => {
    const page = site.pages["/"];
    const facts = { ...site.facts, name: "Anna" };
    const of = {
      ...site,
      facts,
      pages: { ...site.pages, "/": { ...page, seo: { ...page?.seo, title } } },
    } as SiteDocument;
    const found = find("an", loose, of).find(({ text }) => text.kept === title);
    const spans = found?.spans ?? [];
    const next = title
      .split(/(\{name\})/)
      .map((piece) => (piece === "{name}" ? piece : piece.replaceAll(/an/gi, "A")))
      .join("");
    const steps = replaceSteps(of, forms, found ? [{ found, spans }] : [], "A").steps;
    expect(steps.at(-1)).toMatchObject({ value: next });
  },
);

test("all are replaced in one change, which the site takes, and back again; samples that were not touched stay samples", () => {
  const all = find("the", { isWholeWord: true, isCaseKept: true });
  expect(all.length).toBeGreaterThan(20);
  const { steps, replaced } = replaceSteps(
    site,
    forms,
    all.map((found) => ({ found, spans: found.spans })),
    "thƎ",
  );
  const changed = applyPatch(site, steps) as SiteDocument;
  expect(replaced).toBeGreaterThanOrEqual(all.length);
  expect(parseSite(changed, designNamed("fashion").blocks)).toBeTruthy();
  expect(find("the", { isWholeWord: true, isCaseKept: true }, changed)).toEqual([]);
  for (const [path, page] of Object.entries(changed.pages))
    for (const key of page.order) {
      const before = samplesOf(site.pages[path] as never, key);
      const touched = all.some(
        ({ text }) => text.home.kind === "section" && text.home.page === path && text.home.key === key,
      );
      if (before === true && touched) expect(samplesOf(page, key)).not.toBe(true);
      else expect(samplesOf(page, key)).toEqual(before);
    }
});

describe("what would not be valid", () => {
  const [found] = find("noctua").filter(({ text }) => text.home.kind === "facts");
  test.each([
    ["x".repeat(500), /^At most \d+ characters fit here\.$/],
    ["", "Something must stand here."],
  ])("is refused with the reason", (words, fault) => {
    if (!found) throw new Error("the name is not found");
    expect(replaceIn({ found, spans: found.spans }, words)).toEqual({ fault: expect.stringMatching(fault) });
    expect(replaceSteps(site, forms, [{ found, spans: found.spans }], words)).toEqual({
      steps: [],
      replaced: 0,
      kept: 1,
    });
  });
});

test("a few whole words stand around what was found", () => {
  const read =
    "One hundred words that nobody reads come before the coat and as many stand behind it until the end of the line.";
  expect(around(read, { from: read.indexOf("coat"), to: read.indexOf("coat") + 4 })).toEqual({
    before: "… that nobody reads come before the ",
    found: "coat",
    behind: " and as many stand behind it until the end of the line.",
  });
});
