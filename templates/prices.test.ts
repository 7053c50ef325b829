import { describe, expect, test } from "vitest";
import { pageAt } from "../engine/document/page-at.ts";
import { collectContent } from "../engine/transfer/collect-content.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate } from "./every-template.ts";

/** What a block works out by itself, or lets visitors choose between, is no price of a record. */
const computed: ReadonlySet<string> = new Set([
  "crypto/markets",
  "fashion/cart",
  "painting/estimate",
  "saas/pricing",
  "solar/savings",
]);

/** Amounts of money, as they are read. */
function pricesIn(text: string): string[] {
  return [...new Set(text.match(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?/g))];
}

describe.each(everyTemplate)("$slug", ({ site, blocks }) => {
  const content = collectContent(site, blocks);

  test("every price that a page shows goes along when the site moves", () => {
    const told = new Set(pricesIn(JSON.stringify([content, site.pages])));
    const untold = drawSite(site, blocks).flatMap(({ path, html }) => {
      if (pageAt(site, path)?.record) return [];
      const [, ...sections] = html.split(/data-block="(?=[\w/-]+")/);
      return sections.flatMap((section) => {
        const [type = ""] = section.split('"');
        const text = section.replace(/<\/main>.*$/s, "").replace(/<[^>]*>/g, " ");
        return computed.has(type)
          ? []
          : pricesIn(text).flatMap((price) => (told.has(price) ? [] : `${type} ${price}`));
      });
    });
    expect(untold).toEqual([]);
  });

  test("no unit goes along without its price", () => {
    const records = content.pages.flatMap(({ sections }) => sections.flatMap((section) => section.records));
    expect(records.filter(({ parts }) => parts.unit !== undefined && parts.price === undefined)).toEqual([]);
  });
});
