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
    const failed: unknown[] = [];
    for (const account of await leftAccounts(parts)) {
      signal.throwIfAborted();
      // Whoever comes after one that cannot be erased does not wait for it.
      await eraseAccount(parts, account, signal).catch((error: unknown) => failed.push(error));
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

async function leftAccounts({ database }: JobParts): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select private.left_accounts() as account
  `.execute(database.typed);
  return rows.map(({ account }) => account);
}
