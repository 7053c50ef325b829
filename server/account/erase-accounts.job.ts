import { sql } from "kysely";
import { z } from "zod";
import { type JobParts, job } from "../jobs/job.ts";
import { eraseAccount } from "./erase-account.ts";

/**
 * Each hour: tells those who leave when few days are left, and erases those whose time is over. Each step is a transaction of its
 * own and looks for what is left to do, so that whoever is killed at it, or does it twice, leaves nothing half for ever.
 */
export const eraseAccountsJob = job({
  name: "erase-accounts",
  data: z.object({}),
  retries: 2,
  retryAfter: 600,
  longest: 1800,
  atOnce: 1,
  every: "35 * * * *",
  run: async (_, parts, signal) => {
    while (await tellOne(parts)) signal.throwIfAborted();
    const tried: string[] = [];
    const failed: unknown[] = [];
    for (;;) {
      const accounts = await leftAccounts(parts, tried);
      if (accounts.length === 0) break;
      for (const account of accounts) {
        signal.throwIfAborted();
        tried.push(account);
        // Whoever comes after one that cannot be erased does not wait for it.
        await eraseAccount(parts, account, signal).catch((error: unknown) => failed.push(error));
      }
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} accounts could not be erased`);
  },
});

/** Mails one of those who leave soon; false when there is nobody left. */
function tellOne({ database, mail, config }: JobParts): Promise<boolean> {
  return database.typed.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ email: string; ends: Date }>`
      select email, ends from private.tell_leaving()
    `.execute(transaction);
    const [told] = rows;
    if (!told) return false;
    const { email: to, ends } = told;
    const link = `${config.siteUrl}/auth?next=%2Fdashboard`;
    await mail.enqueue(transaction, {
      kind: "account-leaving-soon",
      to,
      leavesAt: ends.toISOString(),
      link,
    });
    return true;
  });
}

/** Those whose time is over, the longest first, a hundred at the most; without those that were tried just now. */
async function leftAccounts({ database }: JobParts, tried: readonly string[]): Promise<string[]> {
  const first = await sql<{ account: string }>`
    select account from private.left_accounts() as account where account <> all (${tried}::uuid[])
  `.execute(database.typed);
  if (first.rows.length > 0 || tried.length === 0) return first.rows.map(({ account }) => account);
  // The first hundred may be those that cannot be erased: all others are looked through, which is only worth it then.
  const others = await sql<{ account: string }>`
    select id as account from auth.users
    where id <> all (${tried}::uuid[]) and private.leaves_at(id) <= now()
    limit 100
  `.execute(database.typed);
  return others.rows.map(({ account }) => account);
}
