import type { Block } from "../blocks/block.ts";
import { pageName } from "../document/page-name.ts";
import { sectionTitle } from "../document/section-title.ts";
import { sectionTypeName } from "../document/section-words.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { type FactSource, factTexts } from "../facts/fact-texts.ts";
import { withReferences } from "../facts/references.ts";
import type { TellingSource } from "../facts/tell-facts.ts";

/** What people call a page: as its tab does, the first one by its place. */
export function pageLabel(site: SiteDocument, path: string): string {
  if (path === "/") return "the first page";
  const title = Object.hasOwn(site.pages, path) ? site.pages[path]?.seo.title : undefined;
  const name = title === undefined ? "" : told(site, pageName(title)).trim();
  return name === "" ? `the page ${path}` : `“${name}”`;
}

/** What people call a section: by its heading, else by what kind it is. */
export function sectionLabel(site: TellingSource, { type, props }: Block): string {
  const title = sectionTitle(site, props);
  return title === "" ? `the section “${sectionTypeName(type)}”` : `“${title}”`;
}

/** A text with its facts; what only a view knows is left out. */
function told(site: FactSource, text: string): string {
  const facts: Readonly<Record<string, string | undefined>> = factTexts(site);
  return withReferences(text, (name) => (Object.hasOwn(facts, name) ? (facts[name] ?? "") : "")).replaceAll(
    /\{=?[^{}]*\}/g,
    "",
  );
}
