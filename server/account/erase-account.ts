import { type Kysely, sql, type Transaction } from "kysely";
import { lockUser, type UserRow } from "../auth/account/user-row.ts";
import { discardSignUps } from "../auth/sign-up/pending-sign-up.ts";
import type { Schema } from "../db/database-types.ts";
import type { JobParts } from "../jobs/job.ts";
import { forgetPerson } from "./forget-person.ts";
import { leaveSites } from "./leave-sites.ts";

/**
 * Erases an account whose time is over, and all that is its own: its sites, its pictures, its place on others' sites, and last
 * the account itself. Until then each step can be done again.
 */
export async function eraseAccount(parts: JobParts, account: string, signal: AbortSignal): Promise<void> {
  const { typed } = parts.database;
  // Whoever comes back at this moment is waited for; from here on nobody does.
  if (!(await typed.transaction().execute((transaction) => lockLeft(transaction, account)))) return;
  for (const site of await sitesOf(typed, account)) {
    signal.throwIfAborted();
    // As what was long enough in the trash: all that is of a site goes with its row.
    await sql`delete from public.sites where id = ${site} and owner = ${account}`.execute(typed);
  }
  signal.throwIfAborted();
  // What the drafts of others show stays theirs to show; it has no owner then, and is erased with the last of those.
  await sql`
    delete from public.pictures as picture where owner = ${account} and not exists (
      select from private.picture_files as file, private.sites_showing(${account}, left(file.path, 39))
      where file.picture = picture.id
    )
  `.execute(typed);
  signal.throwIfAborted();
  await leaveSites(parts, account);
  await typed.transaction().execute((transaction) => eraseUser(transaction, account));
}

async function sitesOf(connection: Kysely<Schema>, account: string): Promise<string[]> {
  const rows = await connection.selectFrom("sites").select("id").where("owner", "=", account).execute();
  return rows.map(({ id }) => id);
}

/** The account, locked until the transaction ends, where its time is over. */
async function lockLeft(transaction: Transaction<Schema>, account: string): Promise<UserRow | undefined> {
  const user = await lockUser(transaction, account);
  const { rows } = await sql<{ is_over: boolean }>`
    select private.leaves_at(${account}) <= clock_timestamp() as is_over
  `.execute(transaction);
  return rows[0]?.is_over ? user : undefined;
}

async function eraseUser(transaction: Transaction<Schema>, account: string): Promise<void> {
  const user = await lockLeft(transaction, account);
  if (!user) return;
  // Come to it meanwhile by an offer that was being accepted when its owner began to leave.
  if ((await sitesOf(transaction, account)).length > 0) throw new Error("the account owns a site again");
  await forgetPerson(transaction, user);
  await discardSignUps(transaction, user.email);
  await transaction.deleteFrom("auth.users").where("id", "=", account).execute();
  await transaction
    .insertInto("private.audit")
    .values({ act: "erase-account", target_kind: "account", target: account })
    .execute();
}
