import { returnDraft as command } from "../../contract/return-draft.ts";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { ReturnedSite } from "../../renderer/renderer.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";
import { keepDraft } from "./keep-draft.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";

export const returnDraft = handle(command, async ({ input, actor, parts, write }) => {
  const { site } = input;
  const { database, desk } = parts;
  const draft = await readDraft(database, actor, site, "write");
  const { before, patch } = await readReplaced(database, input);
  let returned: ReturnedSite;
  try {
    returned = await desk.returnTo(before, patch, draft.document);
  } catch (error) {
    throw refusedDocument(error);
  }
  return write(async ({ transaction, audit }) => {
    if (returned.conflicts > 0) {
      throw new CommandError("draft_changed", {
        message: "The draft has been changed since, in the same places. Nothing was brought back.",
        hint: `revision ${draft.revision}`,
      });
    }
    const revision = await keepDraft(transaction, actor, {
      site,
      revision: draft.revision,
      patch: returned.patch,
      checked: returned,
    });
    await audit({
      act: "return-draft",
      target: { kind: "site", id: site },
      before: { revision: draft.revision },
      after: { revision, of: input.revision },
    });
    return { revision };
  });
});

/** What a version was put in the place of, and the change that did it. Throws `not_found` where none made this revision. */
async function readReplaced(
  { typed }: Database,
  { site, revision }: { site: string; revision: number },
): Promise<{ before: unknown; patch: readonly PatchStep[] }> {
  const change = await typed
    .selectFrom("draft_changes")
    .select(["before", "patch"])
    .where("site", "=", site)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (!change?.before) {
    throw new CommandError("not_found", {
      message: "The draft that stood here before is not kept any more.",
    });
  }
  // Only the server has written it.
  return { before: change.before, patch: change.patch as unknown as PatchStep[] };
}
