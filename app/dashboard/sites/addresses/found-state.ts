import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { countCharacters } from "../../../../engine/language/count-characters.ts";
import { foundTexts } from "../../../editor/parts/found-texts.ts";
import { inOrderOfMenu } from "../../../editor/parts/menu-order.ts";
import { partName } from "../../../editor/parts/part-name.ts";

export type FoundState = {
  path: string;
  name: string;
  title: string;
  description: string;
  /** How the description stands: searches show all of it, or not, or no other words than of another page. */
  describes: "fits" | "long" | "same" | "records";
  isHidden: boolean;
};

/** Letters of a description that searches show, about. */
const shown = 160;

/** How each page of a site is found, in the order in which visitors come to them; the one for lost visitors is not. */
export function foundStates(document: SiteDocument): FoundState[] {
  const pages = inOrderOfMenu(document).filter(([path]) => !path.endsWith("/404"));
  const texts = new Map(pages.map(([path]) => [path, foundTexts(document, path)]));
  const uses = new Map<string, number>();
  for (const text of texts.values())
    if (text) uses.set(text.description, (uses.get(text.description) ?? 0) + 1);
  return pages.map(([path, { seo, record }]) => {
    const { title = "", description = "" } = texts.get(path) ?? {};
    const isSame = (uses.get(description) ?? 0) > 1;
    const isLong = countCharacters(description) > shown;
    return {
      path,
      name: partName({ kind: "page", path }, document) || path,
      title,
      description,
      describes: record !== undefined ? "records" : isSame ? "same" : isLong ? "long" : "fits",
      isHidden: seo.isHidden === true || document.seo.isHidden === true,
    };
  });
}

/** Whether its owner would want to look at it: of what is left out nobody reads a description. */
export function isToMend({ describes, isHidden }: FoundState): boolean {
  return !isHidden && (describes === "long" || describes === "same");
}
