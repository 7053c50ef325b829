import { saveDraft as command } from "../../contract/save-draft.ts";
import type { CheckedSite } from "../../renderer/renderer.ts";
import { handle } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";
import type { SiteRenderer } from "../publishing/start-renderer.ts";
import { keepDraft } from "./keep-draft.ts";
import { patchedDraft } from "./patched-draft.ts";
import { refusedDocument } from "./refused-document.ts";

export const saveDraft = handle(command, async ({ input, actor, parts, write }) => {
  const { site, revision, patch } = input;
  // Read and checked before anything is locked: it takes the longest.
  const changed = await changedDocument(parts.database, input);
  const checked = changed === undefined ? undefined : await checkedDocument(parts.desk, changed);
  return write(async ({ transaction }) => ({
    revision: await keepDraft(transaction, actor, { site, revision, patch, checked }),
  }));
});

async function checkedDocument(desk: SiteRenderer, document: unknown): Promise<CheckedSite> {
  try {
    return await desk.check(document);
  } catch (error) {
    throw refusedDocument(error);
  }
}

/** The draft with the change; undefined where it is not the one that the change was made to. */
async function changedDocument(
  { typed }: Database,
  { site, revision, patch }: (typeof command.input)["_output"],
): Promise<unknown> {
  const draft = await typed
    .selectFrom("drafts")
    .select("document")
    .where("site", "=", site)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (!draft) return undefined;
  return patchedDraft(draft.document, patch);
}
