import type { Block } from "../blocks/block.ts";
import type { Page, SiteDocument } from "../document/site-document.ts";

export type ShownSection = { page: string; key: string; block: Block; of: Page };

/** The sections that visitors see, in their order. */
export function shownSections(site: SiteDocument): ShownSection[] {
  return Object.entries(site.pages).flatMap(([page, of]) =>
    of.order.flatMap((key) => {
      const block = of.sections[key];
      return block && !block.isHidden ? [{ page, key, block, of }] : [];
    }),
  );
}
