import type { SiteDocument } from "../engine/document/site-document.ts";
import { collectContent } from "../engine/transfer/collect-content.ts";
import { pourContent, type Template } from "../engine/transfer/pour-content.ts";
import { designFor } from "./design-for.ts";
import { textLinks, textPages } from "./text-pages.ts";

/**
 * `site`, which wears the design of the template `from`, in the design of `to`: all that it says, with the pages of plain text
 * that any site has and the footer's way to them, and without what a demo says of itself.
 */
export function pourSite(site: SiteDocument, from: Template, to: Template): SiteDocument {
  const whole = withTextPages(withoutDemo(site, from));
  return pourContent(whole, collectContent(whole, from.blocks), designFor(to, whole.facts));
}

/** A demo tells in its footer that its business is made up. */
function withoutDemo(site: SiteDocument, { site: demo }: Template): SiteDocument {
  const { legal, lines, ...footer } = site.footer;
  return {
    ...site,
    footer: {
      ...footer,
      legal: legal === demo.footer.legal ? "© {name}" : legal,
      lines: lines.map((line) => line.replace(/, fictional$/, "")),
    },
  };
}

/** With those text pages that the site does not have, and the footer's links to these. */
function withTextPages(site: SiteDocument): SiteDocument {
  const { language } = site.seo;
  const missing = Object.entries(textPages(language)).filter(([path]) => !Object.hasOwn(site.pages, path));
  if (missing.length === 0) return site;
  const { title, links } = textLinks(language);
  const own = { title, links: links.filter(({ href }) => missing.some(([path]) => path === href)) };
  const { groups } = site.footer;
  const [last] = groups.slice(3);
  return {
    ...site,
    footer: {
      ...site.footer,
      // A footer has four groups at most, of eight links each.
      groups: last
        ? [...groups.slice(0, 3), { ...last, links: [...last.links.slice(0, 5), ...own.links] }]
        : [...groups, own],
    },
    pages: { ...site.pages, ...Object.fromEntries(missing) },
  };
}
