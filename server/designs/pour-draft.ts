import { pourDraft as command } from "../../contract/pour-draft.ts";
import { handle } from "../api/handle-command.ts";
import { designToWear } from "../catalogue/design-to-wear.ts";
import { readDraft } from "../sites/read-draft.ts";
import { refusedDocument } from "../sites/refused-document.ts";

export const pourDraft = handle(command, async ({ input, actor, parts }) => {
  const draft = await readDraft(parts.database, actor, input.site, "write");
  const into = await designToWear(parts, input.design);
  try {
    const { site, moved } = await parts.desk.pour(draft.document, into, input.patch);
    return { document: site as Record<string, unknown>, revision: draft.revision, moved };
  } catch (error) {
    throw refusedDocument(error);
  }
});
