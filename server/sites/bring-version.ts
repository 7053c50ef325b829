import { bringVersion as command } from "../../contract/bring-version.ts";
import { handle } from "../api/handle-command.ts";
import { keepDraft } from "./keep-draft.ts";
import { readDraft } from "./read-draft.ts";
import { readVersion } from "./read-version.ts";
import { refusedDocument } from "./refused-document.ts";

export const bringVersion = handle(command, async ({ input, actor, parts, write }) => {
  const { site, revision, version: number } = input;
  const { database, desk } = parts;
  const draft = await readDraft(database, actor, site, "write");
  const version = await readVersion(database, actor, input, "write");
  // Whoever repeats a request finds its own change there, which `write` knows.
  const isSame = draft.revision === revision;
  const replaced = isSame ? await replacedBy(draft.document, version.document) : undefined;
  return write(async ({ transaction, audit }) => {
    const next = await keepDraft(transaction, actor, {
      site,
      revision,
      patch: replaced?.patch ?? [],
      checked: replaced,
      version: number,
    });
    await audit({
      act: "bring-version",
      target: { kind: "site", id: site },
      before: { revision },
      after: { revision: next, version: number },
    });
    return { revision: next };
  });

  async function replacedBy(present: unknown, next: unknown) {
    try {
      return await desk.replace(present, next);
    } catch (error) {
      throw refusedDocument(error);
    }
  }
});
