import { describe, expect, test } from "vitest";
import { parseSite } from "../engine/document/parse-site.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { mapTexts } from "../engine/document/text-fields.ts";
import { collectContent } from "../engine/transfer/collect-content.ts";
import type { Content } from "../engine/transfer/content.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate, type Template } from "./every-template.ts";
import { deadLinks, pageFaults } from "./page-faults.ts";
import { pourSite } from "./pour-site.ts";

/** Each record by what tells it from others. */
function recordsOf({ pages }: Content): string[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ records }) =>
      records.map(({ parts }) => {
        const { title, value, when, text, picture } = parts;
        const words = [text ?? []].flat().join(" ");
        return JSON.stringify([title ?? value ?? when ?? (words || picture), words]);
      }),
    ),
  );
}

/** What a site says that is nobody else's: sentences and names, of a length that does not happen twice. */
function sentencesOf({ site, blocks }: Template): string[] {
  const sentences: string[] = [];
  for (const { sections } of Object.values(site.pages))
    for (const { type, props } of Object.values(sections)) {
      const schema = blocks.get(type)?.schema;
      if (!schema) continue;
      mapTexts(schema, props, (text, { textClass, part }) => {
        if (part !== "picture" && textClass !== "ornament" && textClass !== "label" && text.length > 24)
          sentences.push(text);
        return text;
      });
    }
  return sentences;
}

const told = new Map(everyTemplate.map((template) => [template.slug, sentencesOf(template)]));

describe.each(everyTemplate)("the site of $slug in every other design", ({ slug, site, blocks }) => {
  const content = collectContent(site, blocks);
  const records = recordsOf(content);
  const own = JSON.stringify(site);

  test.each(everyTemplate.filter((to) => to.slug !== slug))("$slug", (to) => {
    const poured: SiteDocument = pourSite(site, { site, blocks }, to);
    const text = JSON.stringify(poured);
    expect(parseSite(JSON.parse(text), to.blocks).unknownBlocks).toEqual([]);
    const pages = drawSite(poured, to.blocks);
    for (const { path, html } of pages) expect(html.match(/<h1/g), path).toHaveLength(1);
    expect([...deadLinks(pages), ...pages.flatMap(pageFaults)]).toEqual([]);

    const shown = new Set(recordsOf(collectContent({ ...poured, tray: undefined }, to.blocks)));
    const lost = records.filter((record) => !shown.has(record));
    expect(
      lost.length,
      `${lost.length} of ${records.length}: ${lost.slice(0, 3).join(" ")}`,
    ).toBeLessThanOrEqual(records.length / 100);
    const foreign = (told.get(to.slug) ?? []).filter(
      (sentence) => !own.includes(JSON.stringify(sentence).slice(1, -1)),
    );
    expect(foreign.filter((sentence) => text.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
  });
});
