import { pathsOf } from "../engine/document/page-at.ts";
import type { ParsedSite } from "../engine/document/parse-site.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { readSite } from "./read-site.ts";

export type CheckedSite = {
  /** As it may be kept: of the current schema. */
  site: SiteDocument;
  /** How many pages it is drawn as, those of its records counted. */
  pages: number;
  unknownBlocks: ParsedSite["unknownBlocks"];
};

/** What comes of a document of any version, as JSON gives it. Throws `SiteError` with all that is wrong with it. */
export function checkSite(input: unknown): CheckedSite {
  const { site, unknownBlocks } = readSite(input);
  return { site, pages: new Set(pathsOf(site)).size, unknownBlocks };
}
