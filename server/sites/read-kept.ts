import type { Database } from "../db/database.ts";
import type { Replacement } from "./keep-before.ts";

/** The draft of `site` that something took the place of at `revision`, with the version that did; undefined where it is not kept. */
export async function readKept(
  { typed }: Database,
  site: string,
  revision: number,
  reason: Replacement["reason"],
): Promise<{ document: unknown; version: number | null; until: number | null } | undefined> {
  const kept = await typed
    .selectFrom("kept_drafts")
    .innerJoin("private.documents", "private.documents.hash", "kept_drafts.document_hash")
    .select(["private.documents.body", "kept_drafts.version", "kept_drafts.until"])
    .where("kept_drafts.site", "=", site)
    .where("kept_drafts.reason", "=", reason)
    .where("kept_drafts.revision", "=", revision)
    .executeTakeFirst();
  return kept && { document: JSON.parse(kept.body), version: kept.version, until: kept.until };
}
