import { applyPatch, type PatchStep } from "../engine/document/apply-patch.ts";
import { diffDocuments } from "../engine/document/diff-documents.ts";
import { isSame } from "../engine/document/is-same.ts";
import { mergeDocuments } from "../engine/document/merge-documents.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { type CheckedSite, checkSite } from "./check-site.ts";
import { readSite } from "./read-site.ts";

/** A site in the place of another, with the change that makes it of that. */
export type ReplacedSite = Pick<CheckedSite, "site" | "pages"> & { patch: PatchStep[] };

export type ReturnedSite = ReplacedSite & {
  /** Places that were changed since, to something else than what comes back: nothing may be done then. */
  conflicts: number;
};

/** The site that `next` is in the place of `present` (documents of any version, as JSON gives them). Throws `SiteError`. */
export function replaceSite(present: unknown, next: unknown): ReplacedSite {
  const { site, pages } = checkSite(next);
  return { site, pages, patch: diffDocuments(present, site) };
}

/** The site that `before` is again, which `patch` was made to, with what has been made of it since: `present`. Throws `SiteError`. */
export function returnSite(before: unknown, patch: readonly PatchStep[], present: unknown): ReturnedSite {
  const replaced = readSite(applyPatch(before, patch)).site;
  const { site: back } = checkSite(before);
  // Where nothing has come since, all stands in the order in which it stood.
  const { document, conflicts } = isSame(replaced, present)
    ? { document: back, conflicts: [] }
    : mergeDocuments(replaced, back, present as SiteDocument);
  const { site, pages } = checkSite(document);
  return { site, pages, patch: diffDocuments(present, site), conflicts: conflicts.length };
}
