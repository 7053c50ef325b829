import type { Link } from "../engine/blocks/fields.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { type Trade, tradeNamed } from "../engine/facts/trades.ts";
import { actionWord } from "../engine/language/action-words.ts";

type Site = SiteDocument;

const groupWords = {
  en: { contact: "Contact", pages: "Overview" },
  de: { contact: "Kontakt", pages: "Überblick" },
} as const;

/**
 * The navigation and the footer of a design in words that any trade could say, because they stand on every page: links are
 * called by what they mean, in the words of `trade` (as its owner calls it) and of `language` (a tag), and the footer has
 * two groups: the ways through the site, and the ways to whoever runs it.
 */
export function frameInPlainWords(
  { nav, footer }: Pick<Site, "nav" | "footer">,
  trade: string | undefined,
  language: string,
): Pick<Site, "nav" | "footer"> {
  const known = trade === undefined ? undefined : tradeNamed(trade);
  const plain = (link: Link) => plainLink(link, language, known);
  // Two ways with one name would be one to whoever reads them.
  const plainList = (links: readonly Link[]) => [
    ...new Map(links.map(plain).map((link) => [link.label, link])).values(),
  ];
  const words = groupWords[language.startsWith("de") ? "de" : "en"];
  return {
    nav: { ...nav, links: plainList(nav.links), ...(nav.action && { action: plain(nav.action) }) },
    footer: {
      ...footer,
      groups: [words.pages, words.contact].flatMap((title) => {
        const own = footer.groups.filter(
          ({ links }) => links.some(({ href }) => reaches(href)) === (title === words.contact),
        );
        const links = plainList(own.flatMap((group) => group.links)).slice(0, 8);
        return links.length > 0 ? [{ title, links }] : [];
      }),
    },
  };
}

/** A link that says what it means, called so; a name that comes from the facts stays. */
function plainLink(link: Link, language: string, trade: Trade | undefined): Link {
  if (!link.means || /^\{[\w:]+\}$/.test(link.label)) return link;
  return { ...link, label: actionWord(link.means, language, trade) };
}

function reaches(href: string): boolean {
  return /^(fact|tel|mailto):/.test(href);
}
