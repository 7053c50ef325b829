import type { CoreBlock } from "../engine/blocks/core-blocks.ts";
import { type AskingSection, askingSections } from "../engine/document/asking-sections.ts";
import { pathsOf } from "../engine/document/page-at.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import { pageWordsOf } from "../engine/language/page-words.ts";

/**
 * The pages that a visitor without scripts is led to when what a form sent has arrived, by path, in the words of its own
 * confirmation. A page that the site has at such an address itself stays.
 */
export function confirmationPages(site: SiteDocument): Record<string, Page<CoreBlock>> {
  const taken = new Set(pathsOf(site));
  return Object.fromEntries(
    askingSections(site)
      .filter(({ thanks }) => !taken.has(thanks))
      .map((section) => [section.thanks, pageOf(section, site.seo.language)]),
  );
}

function pageOf({ goOn, confirmation }: AskingSection, language: string): Page<CoreBlock> {
  const { thanks, thanksLead } = pageWordsOf(language);
  const { title, text, againLabel } = confirmation;
  return {
    seo: { title: `${thanks} | {name}`, description: thanksLead },
    sections: {
      thanks: {
        type: "hero",
        props: {
          variant: "statement",
          title,
          lead: text,
          actions: [{ label: againLabel, href: goOn ?? "/" }],
        },
      },
    },
    order: ["thanks"],
  };
}
