import type { Kysely } from "kysely";
import { undoBrand as command } from "../../contract/undo-brand.ts";
import { wholeSteps } from "../../engine/document/whole-steps.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/database-types.ts";
import { keepDraft } from "../sites/keep-draft.ts";
import { openSite, type SiteRow } from "../sites/open-site.ts";
import { publishDraft } from "../sites/publish-draft.ts";
import { readDraft } from "../sites/read-draft.ts";
import { readKept } from "../sites/read-kept.ts";
import { refusedDocument } from "../sites/refused-document.ts";

export const undoBrand = handle(command, async ({ input, actor, parts, write }) => {
  const { site } = input;
  const { database, desk, jobs } = parts;
  const draft = await readDraft(database, actor, site, "manage");
  const asked = await doneChange(database.typed, site, actor.id);
  const checked = await desk
    .check(await documentBefore(database, site, asked.revision))
    .catch((error: unknown) => {
      throw refusedDocument(error);
    });
  const patch = wholeSteps(draft.document as object, checked.site);
  return write(async ({ transaction, audit }) => {
    const row = await openSite(transaction, actor, site, "manage");
    const change = await doneChange(transaction, site, actor.id);
    const worn = asked.revision + 1;
    if (change.run !== asked.run || draft.revision !== worn) throw changedSince();
    const next = await keepDraft(transaction, actor, {
      site,
      revision: worn,
      patch,
      checked,
      isDressed: true,
    }).catch((error: unknown) => {
      throw error instanceof CommandError && error.code === "draft_changed" ? changedSince() : error;
    });
    const publish = (await isSeen(transaction, row, worn, change.publish))
      ? await publishDraft(transaction, jobs, {
          site,
          revision: next,
          author: actor.id,
          note: "Without the brand",
        })
      : undefined;
    await transaction
      .updateTable("brand_changes")
      .set({ state: "undone", publish: publish ?? null, at: new Date() })
      .where("site", "=", site)
      .execute();
    await audit({
      act: "undo-brand",
      target: { kind: "site", id: site },
      before: { revision: worn },
      after: { revision: next, publish },
    });
    return { revision: next, ...(publish !== undefined && { publish }) };
  });
});

/** What the caller's brand did to the site, as far as it can be taken back. Throws `not_now`. */
async function doneChange(connection: Kysely<Schema>, site: string, account: string) {
  const change = await connection
    .selectFrom("brand_changes")
    .select(["run", "revision", "publish"])
    .where("site", "=", site)
    .where("account", "=", account)
    .where("state", "=", "done")
    .executeTakeFirst();
  if (!change) throw new CommandError("not_now", { message: "There is nothing of the brand to take back." });
  return change;
}

/** The draft as it was kept before the brand. Throws `not_found`. */
async function documentBefore(database: Database, site: string, revision: number): Promise<unknown> {
  const kept = await readKept(database, site, revision, "design");
  if (!kept) throw new CommandError("not_found", { message: "It is not kept how the site was then." });
  return kept.document;
}

/** Whether visitors see the brand, or are about to. */
async function isSeen(
  transaction: Kysely<Schema>,
  { live_build, live_revision }: SiteRow,
  worn: number,
  publish: string | null,
): Promise<boolean> {
  if (publish === null) return false;
  if (live_build !== null && live_revision === worn) return true;
  const asked = await transaction
    .selectFrom("publishes")
    .select("state")
    .where("id", "=", publish)
    .executeTakeFirst();
  return asked?.state === "waiting" || asked?.state === "running";
}

function changedSince(): CommandError {
  return new CommandError("draft_changed", {
    message: "This site has been changed since. How it was before the brand is kept under its Design tab.",
  });
}
