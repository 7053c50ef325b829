import { pageName, withoutFacts } from "../../../engine/document/page-name.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { fieldName } from "../form/form-words.ts";
import type { Part } from "./part.ts";
import { partsWords } from "./parts-words.ts";

/** How a part is called where it can be chosen, and above its form. */
export function partName(part: Part, { pages, facts }: Pick<SiteDocument, "pages" | "facts">): string {
  const page = part.kind === "page" ? pages[part.path] : undefined;
  switch (part.kind) {
    case "facts":
      return partsWords.business;
    case "frame":
      return partsWords.frame;
    case "page":
      // Its title is most often the name of the business, which stands above the list.
      if (part.path === "/") return partsWords.home;
      // Its title is its record's.
      if (page?.record !== undefined) return partsWords.pageOfEach(fieldName(page.record));
      return pageName(withoutFacts(page?.seo.title ?? part.path, facts.name)).trim() || part.path;
    case "section":
      return sectionTypeName(pages[part.path]?.sections[part.key]?.type ?? "");
    case "records":
      return fieldName(part.name);
  }
}
