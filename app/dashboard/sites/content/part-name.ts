import { pageName } from "../../../../engine/document/page-name.ts";
import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { fieldName, sectionTypeName } from "../../../editor/form/form-words.ts";
import { contentWords } from "./content-words.ts";
import type { Part } from "./part.ts";

/** How a part is called where it can be chosen, and above its form. */
export function partName(part: Part, { pages, facts }: Pick<SiteDocument, "pages" | "facts">): string {
  switch (part.kind) {
    case "facts":
      return contentWords.business;
    case "frame":
      return contentWords.frame;
    case "page":
      return pageName(withoutFacts(pages[part.path]?.seo.title ?? part.path, facts.name));
    case "section":
      return sectionTypeName(pages[part.path]?.sections[part.key]?.type ?? "");
    case "records":
      return fieldName(part.name);
  }
}

/** A text as it can be read in a list: with the name, which texts tell most, and without what else they refer to. */
export function withoutFacts(text: string, name: string): string {
  return text.replaceAll("{name}", name).replaceAll(/\s*\{[^}]*\}/g, "");
}
