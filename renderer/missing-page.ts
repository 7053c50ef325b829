import type { CoreBlock } from "../engine/blocks/core-blocks.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import { pageWordsOf } from "../engine/language/page-words.ts";

/** The site with a page at `/404` that answers for what it does not have: its own if it has one. */
export function withMissingPage(site: SiteDocument): SiteDocument {
  if (Object.hasOwn(site.pages, "/404")) return site;
  const { missing, missingLead, missingDescription, toHome } = pageWordsOf(site.seo.language);
  const page: Page<CoreBlock> = {
    seo: { title: `${missing} | {name}`, description: missingDescription },
    sections: {
      missing: {
        type: "hero",
        props: {
          variant: "statement",
          title: missing,
          lead: missingLead,
          actions: [{ label: toHome, href: "/" }],
        },
      },
    },
    order: ["missing"],
  };
  return { ...site, pages: { ...site.pages, "/404": page } };
}
