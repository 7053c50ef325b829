import { compareVersion as command } from "../../contract/compare-version.ts";
import { handle } from "../api/handle-command.ts";
import { readDraft } from "./read-draft.ts";
import { readVersion } from "./read-version.ts";
import { refusedDocument } from "./refused-document.ts";

export const compareVersion = handle(command, async ({ input, actor, parts }) => {
  const { database, desk } = parts;
  const [draft, version] = await Promise.all([
    readDraft(database, actor, input.site),
    readVersion(database, actor, input),
  ]);
  try {
    const { changes, pages } = await desk.compare(draft.document, version.document);
    return {
      revision: draft.revision,
      live: version.live,
      changes,
      pages: pages.map(({ path, name, isBefore, isAfter }) => ({
        path,
        name,
        isInVersion: isAfter,
        isInDraft: isBefore,
      })),
    };
  } catch (error) {
    throw refusedDocument(error);
  }
});
