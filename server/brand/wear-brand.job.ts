import { type Kysely, sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import { auditOf } from "../api/run-command.ts";
import type { Schema } from "../db/database-types.ts";
import { type JobParts, job } from "../jobs/job.ts";
import { openSite } from "../sites/open-site.ts";
import { type Asked, type Dressed, dressSite } from "./dress-site.ts";
import { putOnBrand } from "./put-on-brand.ts";
import { wearingBrand } from "./wear-brand.kind.ts";

/**
 * Has one site wear the brand. What it does twice is as if done once: it ends a change that still waits, in the transaction that
 * makes it.
 */
export const wearBrandJob = job({
  ...wearingBrand,
  retries: 5,
  retryAfter: 1,
  longest: 60,
  atOnce: 2,
  oneOfEach: true,
  run: async ({ site, run }, parts) => {
    const asked = await waitingChange(parts.database.typed, site, run);
    if (!asked) return;
    const { account, revision, brand } = asked;
    const actor: Actor = { id: account, session: "", network: "" };
    const change: Asked = { site, revision, brand };
    try {
      const dressed = await dressSite({ ...parts, desk: parts.desk.of(account) }, actor, change);
      if (dressed.ofBrand !== brand) return await end(parts, { site, run }, brandChanged);
      await parts.database.typed
        .transaction()
        .execute((transaction) => wear({ transaction, parts, actor, run }, change, dressed));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      await end(parts, { site, run }, endingOf(error));
    }
  },
  givenUp: (data, parts) =>
    end(parts, data, {
      state: "failed",
      reason: "The studio's server did not get to its end. Try it again.",
    }),
});

type Wearing = { transaction: Transaction<Schema>; parts: JobParts; actor: Actor; run: string };

async function wear({ transaction, parts, actor, run }: Wearing, change: Asked, dressed: Dressed) {
  const { site, revision } = change;
  await requireNotBanned(transaction, actor.id);
  const row = await openSite(transaction, actor, site, "manage");
  // Somebody may have ended it since it was looked at: whoever had the lock of the site before.
  if (!(await waitingChange(transaction, site, run))) return;
  const writing = { transaction, audit: auditOf(transaction, actor) };
  const publish = row.live_build !== null && row.live_revision === revision;
  const made = await putOnBrand(writing, { actor, jobs: parts.jobs }, change, dressed, { publish });
  await transaction
    .updateTable("brand_changes")
    .set({ state: "done", publish: made.publish ?? null, at: new Date() })
    .where("site", "=", site)
    .execute();
}

function waitingChange(connection: Kysely<Schema>, site: string, run: string) {
  return connection
    .selectFrom("brand_changes")
    .select(["account", "revision", "brand"])
    .where("site", "=", site)
    .where("run", "=", run)
    .where("state", "=", "waiting")
    .executeTakeFirst();
}

/** Throws `not_permitted` for an account that may not act any more: what it asked for ends with it. */
async function requireNotBanned(transaction: Transaction<Schema>, account: string): Promise<void> {
  const { rows } = await sql`
    select from auth.users where id = ${account} and deleted_at is null
      and coalesce(banned_until, '-infinity') < now()
  `.execute(transaction);
  if (rows.length === 0) throw new CommandError("not_permitted", { message: "The account is closed." });
}

type Ending = { state: "same" | "left" | "failed"; reason: string };

const brandChanged: Ending = {
  state: "left",
  reason: "Your brand was changed before it came to this site. It was left as it is.",
};

function endingOf({ code, message }: CommandError): Ending {
  if (code === "not_now") return { state: "same", reason: "" };
  if (code === "draft_changed")
    return { state: "left", reason: "Somebody changed this site meanwhile. It was left as it is." };
  return { state: "failed", reason: message.slice(0, 600) };
}

async function end({ database }: JobParts, { site, run }: { site: string; run: string }, ending: Ending) {
  await database.typed
    .updateTable("brand_changes")
    .set({ ...ending, at: new Date() })
    .where("site", "=", site)
    .where("run", "=", run)
    .where("state", "=", "waiting")
    .execute();
}
