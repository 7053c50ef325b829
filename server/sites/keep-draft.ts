import type { Transaction } from "kysely";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "./open-site.ts";
import { type Change, putDraft } from "./put-draft.ts";

/** Makes a change the next revision of a draft, for a member who may write it, and gives its number. Throws `CommandError`. */
export async function keepDraft(
  transaction: Transaction<Schema>,
  actor: Actor,
  { site, ...change }: Change & { site: string },
): Promise<number> {
  const row = await openSite(transaction, actor, site, "write");
  return putDraft(transaction, actor.id, row, change);
}
