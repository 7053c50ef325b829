import { saveDraft as command } from "../../contract/save-draft.ts";
import type { CheckedSite } from "../../renderer/renderer.ts";
import { type Actor, handle } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";
import type { SiteRenderer } from "../publishing/start-renderer.ts";
import { keepDraft } from "./keep-draft.ts";
import { patchedDraft } from "./patched-draft.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { wholeDocument } from "./whole-document.ts";

export const saveDraft = handle(
  command,
  async ({ input, actor, parts, write }) => {
    const { site, revision, patch } = input;
    // Read and checked before anything is locked: it takes the longest.
    const changed = await changedDocument(parts.database, actor, input);
    const checked = changed === undefined ? undefined : await checkedDocument(parts.desk, changed);
    return write(async ({ transaction }) => ({
      revision: await keepDraft(transaction, actor, { site, revision, patch, checked }),
    }));
  },
  // A change of design, which the editor undoes as any other, changes all of it.
  wholeDocument,
);

async function checkedDocument(desk: SiteRenderer, document: unknown): Promise<CheckedSite> {
  try {
    return await desk.check(document);
  } catch (error) {
    throw refusedDocument(error);
  }
}

/**
 * The draft with the change; undefined where it is not the one that the change was made to. What is wrong with a change says
 * what the draft holds, so whoever may not write it is told nothing else.
 */
async function changedDocument(
  database: Database,
  actor: Actor,
  { site, revision, patch }: (typeof command.input)["_output"],
): Promise<unknown> {
  const draft = await readDraft(database, actor, site, "write");
  return draft.revision === revision ? patchedDraft(draft.document, patch) : undefined;
}
