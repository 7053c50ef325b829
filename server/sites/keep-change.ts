import type { Transaction } from "kysely";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { Schema } from "../db/database-types.ts";

export type DraftChange = {
  site: string;
  /** That it made. */
  revision: number;
  author: string;
  patch: readonly PatchStep[];
  /** The draft until then, where the change put another document in its place. */
  before?: unknown;
};

/** What is known of the changes of a draft, so that nobody pays for an attacker: the last ones, of a long one only that it was made, and few whole documents. */
const most = { changes: 1_000, letters: 64 * 1024, documents: 10 };

/** Writes down what made a revision of a draft, and forgets what is beyond that. */
export async function keepChange(
  transaction: Transaction<Schema>,
  { site, revision, author, patch, before }: DraftChange,
): Promise<void> {
  const text = JSON.stringify(patch);
  const isWhole = before !== undefined;
  await transaction
    .insertInto("draft_changes")
    .values({
      site,
      revision,
      author,
      // What can be taken back needs what was done.
      patch: text.length > most.letters && !isWhole ? "[]" : text,
      ...(isWhole && { before: JSON.stringify(before) }),
    })
    .execute();
  const changes = () => transaction.deleteFrom("draft_changes").where("site", "=", site);
  await changes()
    .where("revision", "<=", revision - most.changes)
    .execute();
  if (!isWhole) return;
  await changes()
    .where("before", "is not", null)
    .where(
      "revision",
      "not in",
      transaction
        .selectFrom("draft_changes")
        .select("revision")
        .where("site", "=", site)
        .where("before", "is not", null)
        .orderBy("revision", "desc")
        .limit(most.documents),
    )
    .execute();
}
