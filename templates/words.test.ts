import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Block } from "../engine/blocks/block.ts";
import { footerProps } from "../engine/blocks/footer/footer.props.ts";
import { navigationProps } from "../engine/blocks/navigation/navigation.props.ts";
import { inForeignLetters, ownWords } from "../engine/document/foreign-letters.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { mapTexts } from "../engine/document/text-fields.ts";
import { factsSchema } from "../engine/facts/facts.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate, type Template } from "./every-template.ts";

/** The site with every text of its document in foreign letters. */
function foreignSite({ site, blocks, collections = {} }: Template): SiteDocument {
  const foreignBlock = (block: Block): Block => {
    const schema = blocks.get(block.type)?.schema;
    return schema ? { ...block, props: mapTexts(schema, block.props, inForeignLetters) as object } : block;
  };
  return {
    ...site,
    facts: mapTexts(
      factsSchema,
      { ...site.facts, email: site.facts.email && "ъ@ъ.ъ" },
      inForeignLetters,
    ) as SiteDocument["facts"],
    nav: mapTexts(navigationProps, site.nav, inForeignLetters) as SiteDocument["nav"],
    footer: mapTexts(footerProps, site.footer, inForeignLetters) as SiteDocument["footer"],
    collections: Object.fromEntries(
      Object.entries(site.collections ?? {}).map(([name, records]) => {
        const schema = collections[name];
        return [
          name,
          schema
            ? records.map((record) => mapTexts(schema, record, inForeignLetters) as typeof record)
            : records,
        ];
      }),
    ),
    pages: Object.fromEntries(
      Object.entries(site.pages).map(([path, page]) => [
        path,
        {
          ...page,
          sections: Object.fromEntries(
            Object.entries(page.sections).map(([key, block]) => [key, foreignBlock(block)]),
          ),
        },
      ]),
    ),
  };
}

describe.each(everyTemplate)("$slug", (template) => {
  test("every word that is read comes from the document", () => {
    const left = drawSite(foreignSite(template), template.blocks).flatMap(({ path, html }) =>
      ownWords(html).map((words) => `${path}: ${words}`),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  test("its sheets say no words", () => {
    const folder = join(import.meta.dirname, template.slug);
    const said = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => {
        const sheet = readFileSync(join(folder, file), "utf8").replaceAll(/\\[\da-f]{1,6}\s?/gi, "");
        const contents = [...sheet.matchAll(/[;{\s]content:([^;}]*)/g)].map(([, value = ""]) => value.trim());
        return contents
          .filter((value) => value.match(/"[^"]*"/g)?.some((text) => /[a-z]/i.test(text)))
          .map((value) => `${file}: ${value}`);
      });
    expect(said).toEqual([]);
  });
});
