import { sql, type Transaction } from "kysely";
import { saveTicketDraft as command } from "../../contract/save-ticket-draft.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { keepBefore } from "../sites/keep-before.ts";
import { mostOfChanges } from "../sites/keep-change.ts";
import { putDraft } from "../sites/put-draft.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { openTicket } from "./open-ticket.ts";
import { type OpenDoor, openDoor } from "./studio-door.ts";

export const saveTicketDraft = handle(command, async ({ input, actor, parts, write }) => {
  const { opening, revision, patch } = input;
  // What cannot be kept step by step could not be taken back.
  if (JSON.stringify(patch).length > mostOfChanges.letters) throw new CommandError("too_large");
  const { typed } = parts.database;
  // What is wrong with a change says what the draft holds: nobody is told that who may not write it.
  const { site } = await openDoor(typed, input.ticket, "edit");
  const draft = await typed
    .selectFrom("drafts")
    .select(["revision", "document"])
    .where("site", "=", site)
    .executeTakeFirstOrThrow();
  const checked =
    draft.revision === revision
      ? await parts.desk.check(draft.document, patch).catch((error) => {
          throw refusedDocument(error);
        })
      : undefined;
  const design = (draft.document as { design?: string }).design;
  if (checked && checked.site.design !== design) {
    throw new CommandError("not_permitted", { message: "The studio gives no site another design." });
  }
  return write(async ({ transaction, audit }) => {
    const ticket = await openTicket(transaction, input.ticket);
    const door = await holdDoor(transaction, ticket.id);
    const since = await beginRun(transaction, door.site, { opening, revision, design });
    const next = await putDraft(
      transaction,
      actor.id,
      { id: door.site, owner: door.owner },
      { revision, patch, checked },
    );
    await audit({
      act: "save-ticket-draft",
      target: { kind: "site", id: door.site },
      before: { revision },
      after: { revision: next, ticket: ticket.id, opening, since, owner: door.owner },
    });
    return { revision: next };
  });
});

/**
 * The door for as long as the transaction goes on: whoever takes the right back, the owner with all of it or whoever changes the site's
 * people, waits until what was begun is there, and nothing comes after.
 */
async function holdDoor(transaction: Transaction<Schema>, ticket: string): Promise<OpenDoor> {
  const { site } = await openDoor(transaction, ticket, "edit");
  const { owner } = await transaction
    .selectFrom("sites")
    .select("owner")
    .where("id", "=", site)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await transaction
    .selectFrom("support_settings")
    .select("access")
    .where("account", "=", owner)
    .forShare()
    .execute();
  return openDoor(transaction, ticket, "edit");
}

/** Changes that are taken back as one: half of those that are known of a draft, so that as many may come after them. */
const mostInOne = mostOfChanges.changes / 2;

function tooMuchInOne(): CommandError {
  return new CommandError("quota_reached", {
    message: `The studio has changed this draft ${mostInOne} times since anybody of the site saved it. More could not be taken back.`,
    hint: "Ask its owner to look at it first. Once they have saved something themselves, you can go on.",
  });
}

type Run = { opening: string; revision: number; design: string | undefined };

/**
 * What the studio changes is one as long as nobody else saves between, however often it opens the draft meanwhile, by whichever question
 * and whoever of it does: no opening pushes out the owner's way back from an earlier one. The draft is kept as it was before. Gives the
 * revision that it had then.
 */
async function beginRun(
  transaction: Transaction<Schema>,
  site: string,
  { opening, revision, design }: Run,
): Promise<number> {
  // What `until` names is the studio's: whoever else saves makes a later one. What began long ago ends before its steps are forgotten.
  const { rows } = await sql<{ revision: number }>`
    update public.kept_drafts as kept set until = ${revision} + 1
    where kept.site = ${site} and kept.reason = 'studio' and kept.until = ${revision}
      and kept.at > now() - interval '30 days'
    returning kept.revision
  `.execute(transaction);
  const since = rows[0]?.revision;
  if (since !== undefined) {
    if (revision + 1 - since > mostInOne) throw tooMuchInOne();
    return since;
  }
  // Somebody else was first: nothing is kept for what is refused a moment later.
  const current = await transaction
    .selectFrom("drafts")
    .select("revision")
    .where("site", "=", site)
    .executeTakeFirstOrThrow();
  if (current.revision !== revision) {
    throw new CommandError("draft_changed", { hint: `revision ${current.revision}` });
  }
  await keepBefore(transaction, site, design ?? null, { reason: "studio", opening });
  return revision;
}
