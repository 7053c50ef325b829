import { createHash } from "node:crypto";
import { pageAt } from "../engine/document/page-at.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { type CardWords, cardWords } from "../engine/render/card-words.ts";
import { resolve } from "../engine/render/resolve.ts";
import type { Theme } from "../engine/theme/theme.ts";

/** All that the picture is drawn from that a page is shared with, where its site has chosen none. */
export type ShareCard = CardWords & {
  /** What stands in place of a title that cannot be drawn. */
  host: string;
  language: string;
  theme: Theme;
};

export type PlacedCard = {
  card: ShareCard;
  /** The address by which markup names it, until its picture is drawn and has one of its own. */
  path: string;
};

/** The card of the page at `path` of a site that has told its facts and is shown at `origin`. */
export function shareCard(site: SiteDocument, path: string, origin: string): PlacedCard | undefined {
  const found = pageAt(site, path);
  if (!found) return undefined;
  const { facts, theme, seo } = site;
  const { title } = resolve(found.page.seo, { base: "", record: found.record });
  const { name, ...words } = cardWords(facts, path, title);
  const card = { name, ...words, host: new URL(origin).host, language: seo.language, theme };
  const hash = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 16);
  return { card, path: `/share/${hash}.png` };
}
