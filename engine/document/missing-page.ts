import type { CoreBlock } from "../blocks/core-blocks.ts";
import { pageWordsOf } from "../language/page-words.ts";
import type { Page } from "./site-document.ts";

/** The page that answers for what a site does not have, in its language (a tag such as `de-AT`), until it has one of its own. */
export function missingPage(language: string): Page<CoreBlock> {
  const { missing, missingLead, missingDescription, toHome } = pageWordsOf(language);
  return {
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
}
