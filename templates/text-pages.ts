import type { CoreBlock } from "../engine/blocks/core-blocks.ts";
import type { FooterProps } from "../engine/blocks/footer/footer.props.ts";
import { askingSections } from "../engine/document/asking-sections.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import { pageOf } from "./template-page.ts";
import { englishContact, germanContact } from "./text-pages/contact-page.ts";
import { english } from "./text-pages/english.ts";
import { german } from "./text-pages/german.ts";
import { type TextPage, type TextPath, textPaths } from "./text-pages/text-page.ts";

/**
 * The pages of plain text that a site begins with, in the language of its tag (`de-AT`; English for one that has none):
 * what a website without cookies has to say of privacy, of whoever runs it, and of its terms. They tell the facts of
 * the site; whoever runs it answers for the rest. No demo has a route to them.
 */
export function textPages(language: string): Record<TextPath, Page<CoreBlock>> {
  const pages = isGerman(language) ? german : english;
  return {
    "/privacy": textPage(pages["/privacy"]),
    "/imprint": textPage(pages["/imprint"]),
    "/terms": textPage(pages["/terms"]),
  };
}

/**
 * The page to write from, in the same language, of a site on whose `pages` nobody can write: by where it stands; none where
 * they can.
 */
export function contactPage(
  site: Pick<SiteDocument, "pages" | "seo">,
  language: string,
): Record<string, Page<CoreBlock>> {
  if (askingSections(site).some(({ kind }) => kind === "form")) return {};
  const { title, description, lead, form } = isGerman(language) ? germanContact : englishContact;
  return {
    ["/contact" in site.pages ? "/write" : "/contact"]: pageOf({
      seo: { title: `${title} | {name}`, description },
      sections: {
        opening: { type: "hero", props: { variant: "statement", title, lead } },
        write: { type: "form", id: "write", props: form },
      },
    }),
  };
}

/** What leads to the pages of plain text, and to `contact` where there is such a page, as a group of the footer. */
export function textLinks(language: string, contact?: string): FooterProps["groups"][number] {
  const pages = isGerman(language) ? german : english;
  const links = textPaths.map((href) => ({ label: pages[href].title, href }));
  if (contact === undefined) return { title: isGerman(language) ? "Rechtliches" : "Legal", links };
  const { title: label } = isGerman(language) ? germanContact : englishContact;
  return {
    title: isGerman(language) ? "Kontakt und Rechtliches" : "Contact and legal",
    links: [{ label, href: contact }, ...links],
  };
}

function isGerman(language: string): boolean {
  return language.startsWith("de");
}

function textPage({ title, description, lead, parts }: TextPage): Page<CoreBlock> {
  return pageOf({
    seo: { title: `${title} | {name}`, description },
    sections: {
      text: { type: "prose", props: { variant: "page", title, ...(lead && { lead }), parts } },
    },
  });
}
