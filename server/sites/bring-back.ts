import type { ReturnedSite } from "../../renderer/renderer.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor, Writing } from "../api/handle-command.ts";
import { keepDraft } from "./keep-draft.ts";

type WayBack = {
  site: string;
  /** The draft that it is brought back into. */
  revision: number;
  /** What comes of it; undefined where it is not kept any more. */
  returned: ReturnedSite | undefined;
  /** Under which it is kept. */
  kept: { revision: number; reason: "version" | "studio" };
  /** What is said where it is gone, and where the same places were changed since. */
  words: { gone: string; changed: string };
};

/**
 * Takes out of a draft what was put in its place, and keeps what somebody has changed since: what has come back is not offered again. Gives
 * the revision that it makes. Throws `CommandError`.
 */
export async function bringBack(
  { transaction }: Pick<Writing, "transaction">,
  actor: Actor,
  { site, revision, returned, kept, words }: WayBack,
): Promise<number> {
  if (!returned) throw new CommandError("not_found", { message: words.gone });
  if (returned.conflicts > 0) {
    throw new CommandError("draft_changed", { message: words.changed, hint: `revision ${revision}` });
  }
  const { patch } = returned;
  const next = await keepDraft(transaction, actor, { site, revision, patch, checked: returned });
  await transaction
    .deleteFrom("kept_drafts")
    .where("site", "=", site)
    .where("reason", "=", kept.reason)
    .where("revision", "=", kept.revision)
    .execute();
  return next;
}
