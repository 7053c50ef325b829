import { describe, expect, test } from "vitest";
import { duplicateSection, linksTo, moveSection, removeSection } from "../engine/document/edit-sections.ts";
import { parseSite } from "../engine/document/parse-site.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import { unclassed } from "../engine/document/text-fields.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate } from "./every-template.ts";

/**
 * Drawings that a sheet refers to, which no attribute can do on an element of HTML: in two copies of a block they are the
 * same drawing. And the places of articles, which are those of the records, wherever these are listed.
 */
const shared = ["cover-front", "notice-copper", "letter-tiles"];
const ofRecords = ["saas/knowledge"];

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

describe.each(everyTemplate)("$slug", ({ site, blocks }) => {
  /** The pages of the site as they are drawn with `change` done to one of them. */
  function drawnWith(path: string, page: Page) {
    const changed: SiteDocument = { ...site, pages: { ...site.pages, [path]: page } };
    parseSite(JSON.parse(JSON.stringify(changed)), blocks);
    return drawSite(changed, blocks).filter((drawn) => drawn.path === path || page.record !== undefined);
  }

  const sections = Object.entries(site.pages).flatMap(([path, page]) =>
    page.order.map((key) => ({ path, page, key })),
  );

  test.each(sections)("$path $key can be there twice, and no name is", ({ path, page, key }) => {
    for (const { html } of drawnWith(path, duplicateSection(page, key, "copy"))) {
      if (ofRecords.includes(page.sections[key]?.type ?? "")) continue;
      const ids = idsOf(html).filter((id) => !shared.includes(id));
      expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    }
  });

  test.each(sections)("$path $key can stand elsewhere, or be gone", ({ path, page, key }) => {
    for (const index of [0, page.order.length - 1]) drawnWith(path, moveSection(page, key, index));
    for (const { html } of drawnWith(path, removeSection(page, key))) expect(html).toContain("<footer");
  });

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
