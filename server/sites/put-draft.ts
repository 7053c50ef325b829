import { sql, type Transaction } from "kysely";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { CheckedSite } from "../../renderer/renderer.ts";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { keepBefore } from "./keep-before.ts";
import { keepChange } from "./keep-change.ts";
import type { SiteRow } from "./open-site.ts";
import { requireRoomForPages } from "./require-quota.ts";

export type Change = {
  /** The one that was changed. */
  revision: number;
  patch: readonly PatchStep[];
  /** What came of it; undefined where the draft had a later revision already. */
  checked: Pick<CheckedSite, "site" | "pages"> | undefined;
  /** The version that the change puts in the draft's place: so that it can come back. */
  version?: number;
  /** Whether it is a change of how the site is dressed, though it may wear the same design. */
  isDressed?: boolean;
};

/**
 * Makes a change the next revision of the draft of a site that is locked, as `author`, who is known to be let in, and gives its number.
 * A draft that gets another design, or in whose place a version is put, is kept as it was before. Throws `CommandError`.
 */
export async function putDraft(
  transaction: Transaction<Schema>,
  author: string,
  { id: site, owner }: Pick<SiteRow, "id" | "owner">,
  { revision, patch, checked, version, isDressed = false }: Change,
): Promise<number> {
  const draft = await transaction
    .selectFrom("drafts")
    .select(["revision", sql<string | null>`document ->> 'design'`.as("design")])
    .where("site", "=", site)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (draft.revision !== revision || !checked) {
    throw new CommandError("draft_changed", { hint: `revision ${draft.revision}` });
  }
  if (owner !== null) await requireRoomForPages(transaction, owner, checked.pages);
  const { design } = checked.site;
  if (draft.design !== null && design !== undefined && (isDressed || design !== draft.design)) {
    await keepBefore(transaction, site, draft.design, { reason: "design" });
    await transaction.updateTable("sites").set({ template: design }).where("id", "=", site).execute();
  }
  if (version !== undefined)
    await keepBefore(transaction, site, draft.design, { reason: "version", version });
  const next = revision + 1;
  await transaction
    .updateTable("drafts")
    .set({ document: JSON.stringify(checked.site), revision: next, saved_at: new Date() })
    .where("site", "=", site)
    .execute();
  await keepChange(transaction, { site, revision: next, author, patch });
  await transaction.updateTable("sites").set({ updated_at: new Date() }).where("id", "=", site).execute();
  return next;
}
