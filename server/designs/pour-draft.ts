import { pourDraft as command } from "../../contract/pour-draft.ts";
import { handle } from "../api/handle-command.ts";
import { patchedDraft } from "../sites/patched-draft.ts";
import { readDraft } from "../sites/read-draft.ts";
import { refusedDocument } from "../sites/refused-document.ts";

export const pourDraft = handle(command, async ({ input, actor, parts }) => {
  const draft = await readDraft(parts.database, actor, input.site, "write");
  try {
    const document = patchedDraft(draft.document, input.patch);
    const { site, moved } = await parts.desk.pour(document, input.design);
    return { document: site as Record<string, unknown>, revision: draft.revision, moved };
  } catch (error) {
    throw refusedDocument(error);
  }
});
