import type { Transaction } from "kysely";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { Schema } from "../db/database-types.ts";

export type DraftChange = {
  site: string;
  /** That it made. */
  revision: number;
  author: string;
  patch: readonly PatchStep[];
};

/** What is known of the changes of a draft, so that nobody pays for an attacker: the last ones, of a long one only that it was made. */
export const mostOfChanges = { changes: 1_000, letters: 64 * 1024 };

/** Writes down what made a revision of a draft, and forgets what is beyond that. */
export async function keepChange(
  transaction: Transaction<Schema>,
  { site, revision, author, patch }: DraftChange,
): Promise<void> {
  const text = JSON.stringify(patch);
  await transaction
    .insertInto("draft_changes")
    .values({ site, revision, author, patch: text.length > mostOfChanges.letters ? "[]" : text })
    .execute();
  await transaction
    .deleteFrom("draft_changes")
    .where("site", "=", site)
    .where("revision", "<=", revision - mostOfChanges.changes)
    .execute();
}
