import { type Selectable, sql, type Transaction } from "kysely";
import type { DomainProblem, DomainState } from "../../contract/domain-states.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { rebuildLive } from "../sites/redraw-live.ts";
import { problemOf, type Records } from "./examine-host.ts";
import { mostMisses, pauseOfKnown, pauseOfWaiting } from "./next-check.ts";

type Domain = Selectable<Schema["domains"]>;
type Parts = Pick<CommandParts, "database" | "jobs">;

/** What has come of a check. */
export type Settled = { state: DomainState; problem: DomainProblem | null };

/**
 * Writes down what `records` (of the domain's host, undefined where nobody answered) mean for the domain `id`; undefined
 * where it is not there any more. Whoever shows that a domain is theirs has it: from whoever had it before it goes where
 * they can show that no more, and at no other time. Nothing that is served ends by a check of its own.
 */
export async function settleDomain(
  { database, jobs }: Parts,
  id: string,
  records: Records | undefined,
): Promise<Settled | undefined> {
  return database.typed.transaction().execute(async (transaction) => {
    const domain = await lockDomain(transaction, id);
    if (!domain) return undefined;
    const isHeld = domain.state === "verified" || domain.state === "lost";
    const problem = problemOf(records, domain.token, isHeld);
    if (problem !== undefined) return miss(transaction, domain, problem, records);
    if (!isHeld && !(await takeOver(transaction, jobs, domain, records)))
      return miss(transaction, domain, "taken", records);
    await write(transaction, domain, {
      state: "verified",
      problem: null,
      misses: 0,
      pause: pauseOfKnown(0),
      records,
    });
    if (!isHeld && domain.becomes_known) await becomeKnown(transaction, jobs, domain);
    return { state: "verified", problem: null };
  });
}

/** The row, locked after its site's: commands lock in that order too. */
async function lockDomain(transaction: Transaction<Schema>, id: string): Promise<Domain | undefined> {
  await transaction
    .selectFrom("sites")
    .innerJoin("domains", "domains.site", "sites.id")
    .select("sites.id")
    .where("domains.id", "=", id)
    .forUpdate("sites")
    .execute();
  return transaction.selectFrom("domains").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

async function miss(
  transaction: Transaction<Schema>,
  domain: Domain,
  problem: DomainProblem,
  records: Records | undefined,
): Promise<Settled> {
  const misses = domain.misses + 1;
  if (domain.state === "verified" || domain.state === "lost") {
    // That nobody answers says nothing of the domain.
    const state = problem === "no_answer" || problem === "no_target" ? domain.state : "lost";
    await write(transaction, domain, { state, problem, misses, pause: pauseOfKnown(misses), records });
    return { state, problem };
  }
  const state = misses >= mostMisses ? "failed" : "waiting";
  const pause = state === "failed" ? undefined : pauseOfWaiting(misses);
  await write(transaction, domain, { state, problem, misses, pause, records });
  return { state, problem };
}

/** Whether nobody else has the domain, or has it no more from now on, because the records prove it for this one alone. */
async function takeOver(
  transaction: Transaction<Schema>,
  jobs: Parts["jobs"],
  { id, host }: Domain,
  records: Records | undefined,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain:${host}`}, 0))`.execute(transaction);
  const holder = await transaction
    .selectFrom("domains")
    .innerJoin("sites", "sites.id", "domains.site")
    .select(["domains.id", "domains.site", "domains.token", "sites.canonical_host", "sites.live_build"])
    .where("domains.host", "=", host)
    .where("domains.id", "<>", id)
    .where("domains.state", "in", ["verified", "lost"])
    .executeTakeFirst();
  if (!holder) return true;
  if (records?.texts.includes(holder.token)) return false;
  await transaction
    .updateTable("domains")
    .set({ state: "failed", problem: "taken", check_at: null })
    .where("id", "=", holder.id)
    .execute();
  if (holder.canonical_host === host && holder.live_build !== null)
    await rebuildLive(transaction, jobs, holder.site, holder.live_build, null);
  await note(transaction, holder.site, host, "failed");
  return true;
}

/** As whoever added it has asked for: its site is known by it from now on, unless it is known by another domain. */
async function becomeKnown(
  transaction: Transaction<Schema>,
  jobs: Parts["jobs"],
  { id, site, host }: Domain,
): Promise<void> {
  await transaction.updateTable("domains").set({ becomes_known: false }).where("id", "=", id).execute();
  const changed = await transaction
    .updateTable("sites")
    .set({ canonical_host: host, updated_at: new Date() })
    .where("id", "=", site)
    .where("canonical_host", "is", null)
    .returning("live_build")
    .executeTakeFirst();
  if (!changed) return;
  if (changed.live_build !== null) await rebuildLive(transaction, jobs, site, changed.live_build, null);
  await note(transaction, site, host, "known");
}

type Outcome = Settled & { misses: number; pause: number | undefined; records: Records | undefined };

async function write(
  transaction: Transaction<Schema>,
  domain: Domain,
  { state, problem, misses, pause, records }: Outcome,
): Promise<void> {
  await transaction
    .updateTable("domains")
    .set({
      state,
      problem,
      misses,
      checked_at: new Date(),
      check_at: pause === undefined ? null : new Date(Date.now() + pause * 1000),
      ...(records && { found: JSON.stringify(records) }),
    })
    .where("id", "=", domain.id)
    .execute();
  if (state !== domain.state) await note(transaction, domain.site, domain.host, state);
}

/** Nobody has done it: what somebody else's records say has changed. */
async function note(
  transaction: Transaction<Schema>,
  site: string,
  host: string,
  what: DomainState | "known",
): Promise<void> {
  await transaction
    .insertInto("private.audit")
    .values({
      actor: null,
      act: `domain-${what}`,
      target_kind: "site",
      target: site,
      after: JSON.stringify({ host }),
    })
    .execute();
}
