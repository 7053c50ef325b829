import { sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { lockUser } from "../auth/account/user-row.ts";
import { endCodes } from "../auth/pkce/end-codes.ts";
import { endSessions } from "../auth/session/end-sessions.ts";
import type { Schema } from "../db/database-types.ts";

type Leaving = {
  account: string;
  /** The session that stays, where somebody leaves by themselves; else all end. */
  keeps?: string;
};

/**
 * Has an account leave, whoever has decided it: all that is its own stands still from the commit on, it is told by mail, and it is
 * erased at `leavesAt`, unless it comes back. One that leaves already goes on doing so (`isNew` is false). The caller writes the
 * audit. Throws `not_found`, and `not_now` for the last administrator.
 */
export async function beginLeaving(
  transaction: Transaction<Schema>,
  { mail, config }: Pick<CommandParts, "mail" | "config">,
  { account, keeps }: Leaving,
): Promise<{ leavesAt: Date; isNew: boolean }> {
  const user = await lockUser(transaction, account);
  if (!user) throw new CommandError("not_found", { message: "There is no such account any more." });
  const before = await leavesAtOf(transaction, account);
  if (before !== null) return { leavesAt: before, isNew: false };
  const { rows } = await sql<{ is_last: boolean }>`
    select private.is_last_admin(${account}) as is_last
  `.execute(transaction);
  if (rows[0]?.is_last) {
    throw new CommandError("not_now", {
      message: "You are the last administrator, and without one nobody could look after the studio.",
      hint: "Make somebody else an administrator first. Then you can leave.",
    });
  }
  await sql`select private.begin_leaving(${account})`.execute(transaction);
  const leavesAt = await leavesAtOf(transaction, account);
  if (leavesAt === null) throw new Error("the account does not leave");
  await endSessions(transaction, account, keeps === undefined ? "global" : { except: keeps });
  // What would open another one in a moment is worth nothing either.
  await endCodes(transaction, account);
  await mail.enqueue(transaction, {
    kind: "account-leaving",
    to: user.email,
    leavesAt: leavesAt.toISOString(),
    isOwnWish: keeps !== undefined,
    link: `${config.siteUrl}/auth?next=%2Fdashboard`,
  });
  return { leavesAt, isNew: true };
}

async function leavesAtOf(transaction: Transaction<Schema>, account: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select private.leaves_at(${account}) as at`.execute(
    transaction,
  );
  return rows[0]?.at ?? null;
}
