import type { SiteDocument } from "../engine/document/site-document.ts";
import { mapTexts } from "../engine/document/text-fields.ts";
import type { Facts } from "../engine/facts/facts.ts";
import type { Trade } from "../engine/facts/trades.ts";
import type { BegunTemplate } from "../templates/begin-site.ts";
import type { DesignHomes } from "../templates/fitting/home.ts";
import { homesOf } from "../templates/fitting/homes-of.ts";
import { themeSheet } from "../templates/fitting/theme-sheet.ts";
import { cleanSite } from "../templates/own/clean-site.ts";
import { saysFacts } from "../templates/own/facts-as-references.ts";
import { checkSite } from "./check-site.ts";
import { readSite } from "./read-site.ts";
import { SiteError } from "./site-error.ts";
import { templateNamed } from "./template-named.ts";

export type MadeTemplate = { site: SiteDocument; design: string };

/** As the fitting room tries a template of the studio's on: in whose blocks, as which pages, and its theme as CSS. */
export type OwnHomes = { design: string; homes: DesignHomes; theme: string };

/** Places that are told at once. */
const mostPlaces = 8;

/**
 * The document of a template, called `name` and for businesses of the trades `suits`, out of the site that `input` is. Throws `SiteError` where
 * that wears no design, has no first page, or says still whose it was.
 */
export function makeTemplate(input: unknown, name: string, suits: readonly Trade[]): MadeTemplate {
  const { site, design } = readSite(input);
  if (site.design === undefined) throw new SiteError("document", ["It names no design."]);
  const paths = Object.keys(templateNamed(site.design).site.pages);
  const cleaned = cleanSite(site, design, { name, trades: suits, paths });
  const { site: made } = checkSite(JSON.parse(JSON.stringify(cleaned)));
  const places = placesSaying(made, site.facts, design);
  if (places.length > 0) {
    const told = places.slice(0, mostPlaces).join(", ");
    throw new SiteError("document", [`It still says whose site it was, at ${told}.`]);
  }
  // Nobody may find out by taking it that it cannot be begun.
  homesOf({ ...design, site: made }, suits);
  return { site: made, design: site.design };
}

/** What a template of the studio's is tried on with: its `document`, and the trades that it suits. Throws `SiteError`. */
export function ownHomes(document: unknown, suits: readonly Trade[]): OwnHomes {
  const template = templateOf(document);
  const homes = homesOf(template, suits);
  return {
    design: template.site.design ?? "",
    // As it is sent: what is not there is not there, rather than there and undefined.
    homes: JSON.parse(JSON.stringify(homes)) as DesignHomes,
    theme: themeSheet(template.site.theme),
  };
}

/** A template of the studio's as one of the catalogue. Throws `SiteError` where its document is none any more. */
export function templateOf(document: unknown): BegunTemplate {
  const { site, design } = readSite(document);
  return { ...design, site };
}

/** Where a site says facts of a business that no longer is its own. */
function placesSaying(
  { nav, footer, seo, pages, collections = {} }: SiteDocument,
  facts: Facts,
  { blocks }: ReturnType<typeof readSite>["design"],
): string[] {
  const says = saysFacts(facts);
  const found = new Set<string>();
  const look = (value: unknown, place: string) => {
    if (typeof value === "string") {
      if (says(value)) found.add(place);
    } else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) look(item, `${place} ${key}`);
  };
  look({ nav, footer, seo }, "the frame:");
  look(collections, "the records:");
  for (const [path, page] of Object.entries(pages)) {
    look(page.seo, `page ${path}:`);
    for (const [key, { type, props }] of Object.entries(page.sections)) {
      const schema = blocks.get(type)?.schema;
      if (!schema) continue;
      mapTexts(schema, props, (text, _, place) => {
        if (says(text)) found.add(`page ${path}, section ${key}, ${place}`);
        return text;
      });
    }
  }
  return [...found];
}
