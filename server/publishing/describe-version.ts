import type { CommandParts } from "../api/command-parts.ts";
import type { OpenPublish } from "./open-publish.ts";
import { RenderFailure } from "./render-failure.ts";

/** What a publish changes, in words, and the version that it was compared with: 0 where it is the first. */
export type VersionChanges = { since: number; changes: readonly string[] };

/**
 * Compares what a publish shows with the version before. Undefined where it makes no version, and where the one before cannot be
 * read any more: nobody is kept from publishing by that.
 */
export async function describeVersion(
  { database, press }: Pick<CommandParts, "database" | "press">,
  { site, kind, document }: OpenPublish,
): Promise<VersionChanges | undefined> {
  if (kind !== "publish") return undefined;
  const last = await database.typed
    .selectFrom("versions")
    .innerJoin("private.documents", "private.documents.hash", "versions.document_hash")
    .select(["versions.number", "private.documents.body"])
    .where("versions.site", "=", site)
    .orderBy("versions.number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return { since: 0, changes: [] };
  try {
    const { changes } = await press.compare(JSON.parse(last.body), document);
    return { since: last.number, changes };
  } catch (error) {
    if (error instanceof RenderFailure) return undefined;
    throw error;
  }
}
