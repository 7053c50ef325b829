import { listChanges as command } from "../../contract/list-changes.ts";
import { handle } from "../api/handle-command.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";

export const listChanges = handle(command, async ({ input, actor, parts }) => {
  const { database, desk } = parts;
  const draft = await readDraft(database, actor, input.site);
  const live = await database.typed
    .selectFrom("sites")
    .innerJoin("private.builds", "private.builds.id", "sites.live_build")
    .innerJoin("versions", (join) =>
      join
        .onRef("versions.site", "=", "private.builds.site")
        .onRef("versions.number", "=", "private.builds.version"),
    )
    .innerJoin("private.documents", "private.documents.hash", "versions.document_hash")
    .select("private.documents.body")
    .where("sites.id", "=", input.site)
    .executeTakeFirst();
  if (!live) return { changes: [] };
  try {
    const { changes } = await desk.compare(JSON.parse(live.body), draft.document);
    return { changes };
  } catch (error) {
    throw refusedDocument(error);
  }
});
