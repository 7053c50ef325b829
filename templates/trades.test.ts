import { describe, expect, test } from "vitest";
import { parseSite } from "../engine/document/parse-site.ts";
import { tradeNamed, trades } from "../engine/facts/trades.ts";
import { beginSite } from "./begin-site.ts";
import { suitsTrade } from "./design-for.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate } from "./every-template.ts";
import { suits } from "./suits.ts";

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

test("of every template it is said which trades it suits", () => {
  expect(Object.keys(suits).sort()).toEqual(everyTemplate.map(({ slug }) => slug).sort());
});

describe.each(everyTemplate)("$slug", (template) => {
  const { slug, site, blocks } = template;

  test("suits the trade of its own demo, which wears it whole", () => {
    expect(suitsTrade(slug, site.facts.trade)).toBe(true);
    const begun = beginSite(template, { ...site.facts, name: "Zwölf" }, "en");
    for (const [path, page] of Object.entries(site.pages)) expect(begun.pages[path]).toMatchObject(page);
  });

  test("on the site of another trade every page still opens, and shows no picture that only its own has", () => {
    const { name } = site.facts;
    const begun = beginSite(template, { name, trade: "Chimney sweep" }, "en");
    expect(parseSite(JSON.parse(JSON.stringify(begun)), blocks).unknownBlocks).toEqual([]);
    for (const [path, { sections }] of Object.entries(site.pages))
      for (const [key, { type }] of Object.entries(sections))
        if (!begun.pages[path]?.sections[key])
          expect(blocks.get(type)?.neutral, `${path} ${key} ${type} is left out`).toBe(false);
    for (const [, path = "", id] of JSON.stringify([begun.nav, begun.footer]).matchAll(
      /"href":"(\/[^"#]*)#([^"]+)"/g,
    ))
      expect(
        Object.values(begun.pages[path]?.sections ?? {}).map((section) => section.id),
        `${path}#${id}`,
      ).toContain(id);
    for (const [collection, records] of Object.entries(begun.collections ?? {}))
      for (const { id, ...record } of records)
        expect(template.collections?.[collection]?.safeParse({ id, ...record }).error, id).toBeUndefined();
    const neutral = new Set(
      [...JSON.stringify(begun).matchAll(/"path":"([^"]+)"[^{}]*"isNeutral":true/g)].map(([, path]) => path),
    );
    for (const { path, html } of drawSite(begun, blocks, template.recordData)) {
      expect(html.match(/<h1/g), path).toHaveLength(1);
      const shown = [...html.matchAll(/\/pictures\/[\w/-]+?(?=(-\d+)?\.(avif|jpg))/g)].map(([at]) => at);
      expect(
        shown.filter((picture) => !neutral.has(picture)),
        path,
      ).toEqual([]);
    }
  });
});
