import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Block } from "../engine/blocks/block.ts";
import { footerProps } from "../engine/blocks/footer/footer.props.ts";
import { navigationProps } from "../engine/blocks/navigation/navigation.props.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { mapTexts } from "../engine/document/text-fields.ts";
import { factsSchema } from "../engine/facts/facts.ts";
import { english, englishFacts } from "../engine/language/english.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate, type Template } from "./every-template.ts";

const cyrillic = "абцдефгхийклмнопкрстувщхыз";

/** The text in letters that no page has of itself; references stay as they are. */
function foreign(text: string): string {
  return text
    .split(/(\{[a-z][\w]*(?:[.:][\w-]+)*\})/gi)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/[a-z]/gi, (letter) => {
            const other = cyrillic[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
            return letter === letter.toLowerCase() ? other : other.toUpperCase();
          }),
    )
    .join("");
}

/** The site with every text of its document in foreign letters. */
function foreignSite({ site, blocks, collections = {} }: Template): SiteDocument {
  const foreignBlock = (block: Block): Block => {
    const schema = blocks.get(block.type)?.schema;
    return schema ? { ...block, props: mapTexts(schema, block.props, foreign) as object } : block;
  };
  return {
    ...site,
    facts: mapTexts(
      factsSchema,
      { ...site.facts, email: site.facts.email && "ъ@ъ.ъ" },
      foreign,
    ) as SiteDocument["facts"],
    nav: mapTexts(navigationProps, site.nav, foreign) as SiteDocument["nav"],
    footer: mapTexts(footerProps, site.footer, foreign) as SiteDocument["footer"],
    collections: Object.fromEntries(
      Object.entries(site.collections ?? {}).map(([name, records]) => {
        const schema = collections[name];
        return [
          name,
          schema ? records.map((record) => mapTexts(schema, record, foreign) as typeof record) : records,
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

/** What is read on a page, aloud too. */
function readTexts(html: string): string[] {
  const body = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, " ").replaceAll(/&#?\w+;/g, " ");
  const attributes = [...body.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  return [...body.replaceAll(/<[^>]*>/g, "\n").split("\n"), ...attributes.map(([, text = ""]) => text)];
}

/** What the engine says itself, counts at the beginning of a text and weekdays in two pieces too, and what is computed with a time of the day. */
const own = new Set(
  [...Object.values(english), ...Object.values(englishFacts)]
    .flat()
    .flatMap((text) => String(text).match(/[a-z]+/gi) ?? [])
    .flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1)])
    .concat(english.weekdays.map((day) => day.slice(3)))
    .concat("AM", "PM"),
);

describe.each(everyTemplate)("$slug", (template) => {
  test("every word that is read comes from the document", () => {
    const left = drawSite(foreignSite(template), template.blocks).flatMap(({ path, html }) =>
      readTexts(html).flatMap((text) => {
        const words = (text.match(/[a-z]+/gi) ?? []).filter(
          (word) => !own.has(word) && !own.has(word.toLowerCase()),
        );
        return words.length > 0 ? [`${path}: ${words.join(" ")}`] : [];
      }),
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
          .filter((value) => /"[^"]*[a-z][^"]*"/i.test(value))
          .map((value) => `${file}: ${value}`);
      });
    expect(said).toEqual([]);
  });
});
