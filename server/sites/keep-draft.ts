import type { Transaction } from "kysely";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { CheckedSite } from "../../renderer/renderer.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { keepChange } from "./keep-change.ts";
import { openSite } from "./open-site.ts";
import { requireRoomForPages } from "./require-quota.ts";

type Change = {
  site: string;
  /** The one that was changed. */
  revision: number;
  patch: readonly PatchStep[];
  /** What came of it; undefined where the draft had a later revision already. */
  checked: Pick<CheckedSite, "site" | "pages"> | undefined;
  /** The draft until now, where the change puts another document in its place: so that it can come back. */
  before?: unknown;
};

/** Makes a change the next revision of a draft, for a member who may write it, and gives its number. Throws `CommandError`. */
export async function keepDraft(
  transaction: Transaction<Schema>,
  actor: Actor,
  { site, revision, patch, checked, before }: Change,
): Promise<number> {
  const row = await openSite(transaction, actor, site, "write");
  const draft = await transaction
    .selectFrom("drafts")
    .select("revision")
    .where("site", "=", site)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (draft.revision !== revision || !checked) {
    throw new CommandError("draft_changed", { hint: `revision ${draft.revision}` });
  }
  if (row.owner !== null) await requireRoomForPages(transaction, row.owner, checked.pages);
  const next = revision + 1;
  await transaction
    .updateTable("drafts")
    .set({ document: JSON.stringify(checked.site), revision: next, saved_at: new Date() })
    .where("site", "=", site)
    .execute();
  await keepChange(transaction, { site, revision: next, author: actor.id, patch, before });
  await transaction.updateTable("sites").set({ updated_at: new Date() }).where("id", "=", site).execute();
  return next;
}
