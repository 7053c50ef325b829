import type { CoreBlock } from "../engine/blocks/core-blocks.ts";
import type { FooterProps } from "../engine/blocks/footer/footer.props.ts";
import type { Page } from "../engine/document/site-document.ts";
import { pageOf } from "./template-page.ts";
import { english } from "./text-pages/english.ts";
import { german } from "./text-pages/german.ts";
import { type TextPage, type TextPath, textPaths } from "./text-pages/text-page.ts";

/**
 * The pages of plain text that a site begins with, in the language of its tag (`de-AT`; English for one that has none):
 * what a website without cookies has to say of privacy, of whoever runs it, and of its terms. They tell the facts of
 * the site; whoever runs it answers for the rest. No demo has a route to them.
 */
export function textPages(language: string): Record<TextPath, Page<CoreBlock>> {
  const pages = language.startsWith("de") ? german : english;
  return {
    "/privacy": textPage(pages["/privacy"]),
    "/imprint": textPage(pages["/imprint"]),
    "/terms": textPage(pages["/terms"]),
  };
}

/** What leads to them, as a group of the footer, in the same language. */
export function textLinks(language: string): FooterProps["groups"][number] {
  const isGerman = language.startsWith("de");
  const pages = isGerman ? german : english;
  return {
    title: isGerman ? "Rechtliches" : "Legal",
    links: textPaths.map((href) => ({ label: pages[href].title, href })),
  };
}

function textPage({ title, description, lead, parts }: TextPage): Page<CoreBlock> {
  return pageOf({
    seo: { title: `${title} | {name}`, description },
    sections: {
      text: { type: "prose", props: { variant: "page", title, ...(lead && { lead }), parts } },
    },
  });
}
