import { type Selectable, sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

export type Plan = Selectable<Schema["plans"]>;

/** What the plan of an account holds; the account is locked until the transaction ends, so that two cannot take the last place. */
export async function planOf(transaction: Transaction<Schema>, account: string): Promise<Plan> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan:${account}`}, 0))`.execute(transaction);
  const { rows } = await sql<Plan>`select * from private.plan_of(${account})`.execute(transaction);
  const [plan] = rows;
  if (!plan) throw new CommandError("not_signed_in");
  return plan;
}

/** Throws `quota_reached` where the account has as many sites as its plan holds; those in the trash do not count. */
export async function requireRoomForSite(transaction: Transaction<Schema>, account: string): Promise<void> {
  const plan = await planOf(transaction, account);
  const { count } = await transaction
    .selectFrom("sites")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("owner", "=", account)
    .where("trashed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) < plan.sites) return;
  throw new CommandError("quota_reached", {
    message: `Your plan holds ${plan.sites} ${plan.sites === 1 ? "site" : "sites"}, and you have as many.`,
    hint: "Put one into the trash, or choose a larger plan.",
  });
}

/** How many times what a plan holds an account may have with what is in its trash: that is kept for 30 days. */
export const withTrash = 5;

/**
 * Throws `quota_reached` where the account has made and thrown away so many sites that one more is none of a person: each keeps
 * its address while it is in the trash, and everything that it is.
 */
export async function requireRoomBesideTrash(
  transaction: Transaction<Schema>,
  account: string,
): Promise<void> {
  const plan = await planOf(transaction, account);
  const { count } = await transaction
    .selectFrom("sites")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("owner", "=", account)
    .executeTakeFirstOrThrow();
  if (Number(count) < plan.sites * withTrash) return;
  throw new CommandError("quota_reached", {
    message: "There are very many sites in your trash.",
    hint: "Take one out of it in place of a new one, or wait until the oldest is erased: 30 days after it came there.",
  });
}

/** Throws `quota_reached` where a site would have more pages than its owner's plan holds, and more than it had. */
export async function requireRoomForPages(
  transaction: Transaction<Schema>,
  owner: string,
  pages: number,
): Promise<void> {
  const plan = await planOf(transaction, owner);
  if (pages <= plan.pages) return;
  throw new CommandError("quota_reached", {
    message: `Your plan holds ${plan.pages} pages a site; this one would have ${pages}.`,
    hint: "Remove a page or some records, or choose a larger plan.",
  });
}
