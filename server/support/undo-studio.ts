import { undoStudio as command } from "../../contract/undo-studio.ts";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import type { ReturnedSite } from "../../renderer/renderer.ts";
import { handle } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";
import { bringBack } from "../sites/bring-back.ts";
import { readDraft } from "../sites/read-draft.ts";
import { readKept } from "../sites/read-kept.ts";
import { refusedDocument } from "../sites/refused-document.ts";

export const undoStudio = handle(command, async ({ input, actor, parts, write }) => {
  const { site, revision: since } = input;
  const { database, desk } = parts;
  const draft = await readDraft(database, actor, site, "write");
  const kept = await readKept(database, site, since, "studio");
  const patch = kept?.until == null ? undefined : await patchBetween(database, site, since, kept.until);
  // Whoever repeats a request finds nothing kept any more, and its answer, which `write` knows.
  const returned = kept && patch && (await comeBack(kept.document, patch));
  return write(async ({ transaction, audit }) => {
    const revision = await bringBack({ transaction }, actor, {
      site,
      revision: draft.revision,
      returned,
      kept: { revision: since, reason: "studio" },
      words: {
        gone: "What the studio changed there cannot be taken back any more.",
        changed: "The same places have been changed since. Nothing was taken back.",
      },
    });
    await audit({
      act: "undo-studio",
      target: { kind: "site", id: site },
      before: { revision: draft.revision },
      after: { revision, since },
    });
    return { revision };
  });

  async function comeBack(before: unknown, patch: readonly PatchStep[]): Promise<ReturnedSite> {
    try {
      return await desk.returnTo(before, patch, draft.document);
    } catch (error) {
      throw refusedDocument(error);
    }
  }
});

/** All steps that made of one revision of a draft a later one; undefined where they are not known any more. */
async function patchBetween(
  { typed }: Database,
  site: string,
  since: number,
  until: number,
): Promise<PatchStep[] | undefined> {
  const changes = await typed
    .selectFrom("draft_changes")
    .select("patch")
    .where("site", "=", site)
    .where("revision", ">", since)
    .where("revision", "<=", until)
    .orderBy("revision")
    .execute();
  return changes.length === until - since
    ? changes.flatMap(({ patch }) => patch as unknown as PatchStep[])
    : undefined;
}
