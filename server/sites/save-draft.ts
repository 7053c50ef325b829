import { saveDraft as command } from "../../contract/save-draft.ts";
import { handle } from "../api/handle-command.ts";
import { keepDraft } from "./keep-draft.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { wholeDocument } from "./whole-document.ts";

export const saveDraft = handle(
  command,
  async ({ input, actor, parts, write }) => {
    const { site, revision, patch } = input;
    // What is wrong with a change says what the draft holds, so whoever may not write it is told nothing else.
    const draft = await readDraft(parts.database, actor, site, "write");
    const isLatest = draft.revision === revision;
    // Checked before anything is locked: it takes the longest.
    const checked = isLatest
      ? await parts.desk.check(draft.document, patch).catch((error) => {
          throw refusedDocument(error);
        })
      : undefined;
    return write(async ({ transaction }) => ({
      revision: await keepDraft(transaction, actor, { site, revision, patch, checked }),
    }));
  },
  // A change of design, which the editor undoes as any other, changes all of it.
  wholeDocument,
);
