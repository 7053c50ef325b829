import { returnDraft as command } from "../../contract/return-draft.ts";
import type { ReturnedSite } from "../../renderer/renderer.ts";
import { handle } from "../api/handle-command.ts";
import { bringBack } from "./bring-back.ts";
import { readDraft } from "./read-draft.ts";
import { readKept } from "./read-kept.ts";
import { readVersion } from "./read-version.ts";
import { refusedDocument } from "./refused-document.ts";

export const returnDraft = handle(command, async ({ input, actor, parts, write }) => {
  const { site } = input;
  const { database, desk } = parts;
  const draft = await readDraft(database, actor, site, "write");
  const kept = await readKept(database, site, input.revision - 1, "version");
  // Whoever repeats a request finds nothing kept any more, and its answer, which `write` knows.
  const returned = kept?.version == null ? undefined : await comeBack(kept.document, kept.version);
  return write(async ({ transaction, audit }) => {
    const revision = await bringBack({ transaction }, actor, {
      site,
      revision: draft.revision,
      returned,
      kept: { revision: input.revision - 1, reason: "version" },
      words: {
        gone: "The draft that stood here before is not kept any more.",
        changed: "The draft has been changed since, in the same places. Nothing was brought back.",
      },
    });
    await audit({
      act: "return-draft",
      target: { kind: "site", id: site },
      before: { revision: draft.revision },
      after: { revision, of: input.revision },
    });
    return { revision };
  });

  async function comeBack(before: unknown, version: number): Promise<ReturnedSite> {
    const { document: after } = await readVersion(database, actor, { site, version }, "write");
    try {
      const { patch } = await desk.replace(before, after);
      return await desk.returnTo(before, patch, draft.document);
    } catch (error) {
      throw refusedDocument(error);
    }
  }
});
