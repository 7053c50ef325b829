import { describe, expect, test } from "vitest";
import { coreBlocks } from "../engine/blocks/core-blocks.ts";
import { askingSections } from "../engine/document/asking-sections.ts";
import { parseSite } from "../engine/document/parse-site.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { beginSite } from "./begin-site.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate } from "./every-template.ts";
import { site as plumbing } from "./plumbing/site.ts";
import { textPages } from "./text-pages.ts";

function siteIn(language: string, facts: SiteDocument["facts"]): SiteDocument {
  const { design, ...rest } = plumbing;
  return { ...rest, facts, seo: { ...rest.seo, language }, pages: textPages(language) };
}

const facts: SiteDocument["facts"] = {
  name: "Zwölf Öfen",
  phone: "0911 36 96 01",
  email: "korb@zwoelf.example",
  street: "Rosengasse 5",
  city: "Nürnberg",
  postalCode: "90402",
  country: "DE",
  licence: "HWK 77",
};

/** What is read between navigation and footer. */
function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

describe.each(["en-US", "de"])("%s", (language) => {
  test("privacy, imprint and terms are pages that a site can have", () => {
    const site = siteIn(language, facts);
    expect(parseSite(JSON.parse(JSON.stringify(site)), coreBlocks).unknownBlocks).toEqual([]);
    expect(Object.keys(site.pages)).toEqual(["/privacy", "/imprint", "/terms"]);
  });

  test("they tell who runs the site and how to reach them, in titles too", () => {
    const [privacy, imprint, terms] = drawSite(siteIn(language, facts), coreBlocks);
    for (const told of [
      "Zwölf Öfen",
      "Rosengasse 5",
      "90402 Nürnberg",
      "0911 36 96 01",
      "korb@zwoelf.example",
    ]) {
      expect(mainOf(privacy?.html ?? "")).toContain(told);
      expect(mainOf(imprint?.html ?? "")).toContain(told);
    }
    expect(mainOf(imprint?.html ?? "")).toContain("HWK 77");
    for (const page of [privacy, imprint, terms]) {
      expect(JSON.stringify(page?.head)).toContain(" | Zwölf Öfen");
      expect(page?.html.match(/<h1/g)).toHaveLength(1);
    }
  });

  test("of a business that says its name alone, what would tell more is left out, headings and all", () => {
    const pages = drawSite(siteIn(language, { name: "A" }), coreBlocks);
    for (const { path, html } of pages) {
      expect(mainOf(html), path).not.toMatch(
        /[{}]|undefined|Write to|Or call|Telefon:|E-Mail:|Schreiben Sie/,
      );
      expect(mainOf(html), path).not.toMatch(/<(h2|p|span)[^>]*><\/\1>/);
    }
    expect(mainOf(pages[1]?.html ?? "")).not.toMatch(/How to reach us|Kontakt<|License|Zulassung/);
  });
});

test("a language of which nothing is known is answered in English", () => {
  expect(textPages("fr")).toEqual(textPages("en"));
  expect(textPages("de-AT")).toEqual(textPages("de"));
});

test.each(everyTemplate)(
  "a site from $slug begins with them, beside all pages of the demo, and with a way to write",
  ({ site, blocks }) => {
    const begun = beginSite({ site, blocks }, site.facts, "de");
    expect(parseSite(JSON.parse(JSON.stringify(begun)), blocks).unknownBlocks).toEqual([]);
    const own = Object.keys(site.pages);
    const added = Object.keys(begun.pages).slice(own.length);
    expect(Object.keys(begun.pages).slice(0, own.length)).toEqual(own);
    expect(added.filter((path) => !/^\/(contact|write)$/.test(path))).toEqual([
      "/privacy",
      "/imprint",
      "/terms",
    ]);
    // Whoever visits can write, by the template's own form or by this one, and finds it from every page.
    const asking = askingSections(begun).filter(({ kind }) => kind === "form");
    expect(asking.length).toBeGreaterThan(0);
    const links = begun.footer.groups.flatMap((group) => group.links.map(({ href }) => href));
    expect(links).toEqual(expect.arrayContaining(added));
    const imprint = drawSite({ ...begun, pages: textPages("de") }, blocks).find(
      ({ path }) => path === "/imprint",
    );
    expect(mainOf(imprint?.html ?? "")).toContain(">Impressum</h1>");
    expect(Object.keys(site.pages)).not.toContain("/imprint");
  },
);
