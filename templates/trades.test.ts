import { describe, expect, test } from "vitest";
import { parseSite } from "../engine/document/parse-site.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { tradeNamed, trades } from "../engine/facts/trades.ts";
import { actionWord } from "../engine/language/action-words.ts";
import { beginSite } from "./begin-site.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate } from "./every-template.ts";
import { deadLinks } from "./page-faults.ts";
import { suits } from "./suits.ts";
import { suitsTrade } from "./suits-trade.ts";

describe("tradeNamed", () => {
  test.each([
    ["Roofing & gutters of Vermont", "roofing"],
    ["ZAHNARZTPRAXIS", "dentistry"],
    ["Bäckerei", "bakery"],
    ["Real estate agency", "property"],
    ["Barbershop", undefined],
    ["", undefined],
  ])("%j is %j", (text, trade) => {
    expect(tradeNamed(text)).toBe(trade);
  });

  test("no name is that of two trades", () => {
    const names = Object.values(trades).flat();
    expect(names.filter((name, index) => names.indexOf(name as never) !== index)).toEqual([]);
  });
});

test("a design that nobody made suits no trade, whatever it is called", () => {
  expect([suitsTrade("constructor", "Roofer"), suitsTrade(undefined, "Roofer")]).toEqual([false, false]);
});

test("of every template it is said which trades it suits", () => {
  expect(Object.keys(suits).sort()).toEqual(everyTemplate.map(({ slug }) => slug).sort());
});

describe.each(everyTemplate)("$slug", (template) => {
  const { slug, site, blocks } = template;

  test("suits the trade of its own demo, which wears it whole", () => {
    expect(suitsTrade(slug, site.facts.trade)).toBe(true);
    const begun = beginSite(template, { ...site.facts, name: "Zwölf" }, "en");
    for (const [path, { order }] of Object.entries(site.pages))
      expect(begun.pages[path]?.order).toEqual(order);
    const shown = (pages: SiteDocument["pages"]) => JSON.stringify(pages).match(/"path":"[^"]+"/g);
    expect(shown(begun.pages)).toEqual(shown(site.pages));
  });

  test("its navigation and footer speak of nobody's trade in words that mean something", () => {
    const { nav, footer } = beginSite(
      template,
      { name: "Zwölf", phone: "0911 36 96 01", trade: "Notary" },
      "de",
    );
    const links = [
      ...nav.links,
      ...(nav.action ? [nav.action] : []),
      ...footer.groups.flatMap((group) => group.links),
    ];
    for (const { means, label } of links)
      if (means) expect([actionWord(means, "de", "law"), "{phone}", "{email}"]).toContain(label);
    const titles = footer.groups.slice(0, -1).map(({ title }) => title);
    expect(titles.filter((title) => title !== "Kontakt" && title !== "Überblick")).toEqual([]);
  });

  test("the footer of a business says nothing that only the demo can say", () => {
    const { nav, footer } = beginSite(template, { name: "Zwölf", trade: site.facts.trade }, "en");
    expect([undefined, "{initial}"]).toContain(nav.mark);
    expect(footer.lines.filter((line) => !line.endsWith("}"))).toEqual([]);
  });

  test("on the site of another trade every page still opens, and shows no picture that only its own has", () => {
    const { name } = site.facts;
    const begun = beginSite(template, { name, trade: "Chimney sweep" }, "en");
    expect(parseSite(JSON.parse(JSON.stringify(begun)), blocks).unknownBlocks).toEqual([]);
    for (const [path, { sections }] of Object.entries(site.pages))
      for (const [key, { type }] of Object.entries(sections))
        if (!begun.pages[path]?.sections[key])
          expect(blocks.get(type)?.neutral, `${path} ${key} ${type} is left out`).toBe(false);
    for (const [collection, records] of Object.entries(begun.collections ?? {}))
      for (const { id, ...record } of records)
        expect(template.collections?.[collection]?.safeParse({ id, ...record }).error, id).toBeUndefined();
    const neutral = new Set(
      [...JSON.stringify(begun).matchAll(/"path":"([^"]+)"[^{}]*"isNeutral":true/g)].map(([, path]) => path),
    );
    const pages = drawSite(begun, blocks, template.recordData);
    expect(deadLinks(pages)).toEqual([]);
    for (const { path, html } of pages) {
      expect(html.match(/href="(tel|mailto):[^"]*/g) ?? [], path).toEqual([]);
      expect(html.match(/<h1/g), path).toHaveLength(1);
      const shown = [...html.matchAll(/\/pictures\/[\w/-]+?(?=(-\d+)?\.(avif|jpg))/g)].map(([at]) => at);
      expect(
        shown.filter((picture) => !neutral.has(picture)),
        path,
      ).toEqual([]);
    }
  });
});
