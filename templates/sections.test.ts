import { describe, expect, test } from "vitest";
import { duplicateSection, linksTo, moveSection, removeSection } from "../engine/document/edit-sections.ts";
import { parseSite } from "../engine/document/parse-site.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import { unclassed } from "../engine/document/text-fields.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate } from "./every-template.ts";

/** Blocks within which the places of articles are those of the records, wherever these are listed. */
const ofRecords = ["saas/knowledge"];

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

/**
 * Drawings that a sheet refers to, which no attribute can do on an element of HTML: in two copies of a block they are the
 * same drawing.
 */
const shared = ["cover-front", "notice-copper", "letter-tiles"];

/** Names that stand on a page more than once. */
function doubledIn(html: string): string[] {
  const ids = idsOf(html).filter((id) => !shared.includes(id));
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

/** What a page refers to by name within itself, and has not. */
function danglingIn(html: string): string[] {
  const ids = new Set(idsOf(html));
  const named = html.matchAll(
    / (?:aria-labelledby|aria-controls|aria-describedby|for|popovertarget|list|form)="([^"]*)"/gi,
  );
  // Tabs tell by their address which of them is chosen: it is no place.
  const led = html
    .replaceAll(/<a [^>]*role="tab"[^>]*>/g, "")
    .matchAll(/(?: href="#|url\((?:&quot;|['"])?#)([\w-]+)/g);
  const names = [...named, ...led].flatMap(([, name = ""]) => name.split(" "));
  return names.filter((name) => !ids.has(name));
}

function titlesIn(html: string): number {
  return html.split("<h1").length - 1;
}

describe.each(everyTemplate)("$slug", ({ site, blocks }) => {
  /** The page as it is drawn with `change` done to it, for each of its records. */
  function drawnWith(path: string, page: Page) {
    const changed: SiteDocument = { ...site, pages: { ...site.pages, [path]: page } };
    parseSite(JSON.parse(JSON.stringify(changed)), blocks);
    return drawSite({ ...changed, pages: { [path]: page } }, blocks);
  }

  const sections = Object.entries(site.pages).flatMap(([path, page]) =>
    page.order.map((key) => ({ path, page, key })),
  );

  test.each(sections)("$path $key can be there twice, and no name nor title is", ({ path, page, key }) => {
    for (const { html } of drawnWith(path, duplicateSection(page, key, "copy"))) {
      expect(titlesIn(html)).toBe(1);
      expect(danglingIn(html)).toEqual([]);
      if (!ofRecords.includes(page.sections[key]?.type ?? "")) expect(doubledIn(html)).toEqual([]);
    }
  });

  test.each(sections)(
    "$path $key can stand elsewhere, or be gone, under one title",
    ({ path, page, key }) => {
      for (const index of [0, page.order.length - 1])
        for (const { html } of drawnWith(path, moveSection(page, key, index))) expect(titlesIn(html)).toBe(1);
      const hidden: Page = {
        ...page,
        sections: { ...page.sections, [key]: { type: "", props: {}, ...page.sections[key], isHidden: true } },
      };
      for (const changed of [removeSection(page, key), hidden])
        for (const { html } of drawnWith(path, changed)) {
          expect(html).toContain("<footer");
          expect(titlesIn(html)).toBe(1);
        }
    },
  );

  test.each(Object.entries(site.pages))(
    "%s refers to nothing that it has not, even with all twice",
    (path, page) => {
      const twice = page.order.reduce((all, key, index) => duplicateSection(all, key, `copy-${index}`), page);
      for (const { html } of drawnWith(path, page)) {
        expect(titlesIn(html)).toBe(1);
        expect(doubledIn(html)).toEqual([]);
        expect(danglingIn(html)).toEqual([]);
      }
      for (const { html } of drawnWith(path, twice)) {
        expect(titlesIn(html)).toBe(1);
        expect(danglingIn(html)).toEqual([]);
      }
    },
  );

  test("every text of its blocks says what it means", () => {
    const unsaid = [...blocks.values()].flatMap(({ type, schema }) =>
      unclassed(schema).map((place) => `${type}: ${place}`),
    );
    expect(unsaid).toEqual([]);
  });
});

test("links to a section are found before it goes", () => {
  const { site } = everyTemplate.find(({ slug }) => slug === "plumbing") ?? {};
  const found = site ? linksTo(site, "/", "estimate") : [];
  expect(found).toEqual(expect.arrayContaining(["nav", "footer"]));
  expect(found.filter((place) => place.startsWith("/services "))).not.toHaveLength(0);
  expect(site && linksTo(site, "/services", "estimate")).toEqual([]);
});
