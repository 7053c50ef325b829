import { type Kysely, sql } from "kysely";
import type { Role } from "../../contract/set-role.ts";
import { CommandError } from "../api/command-error.ts";
import { lockUser, type UserRow } from "../auth/account/user-row.ts";
import type { Schema } from "../db/database-types.ts";

/** The account with this id, locked until the transaction ends, and its role. Throws `not_found`. */
export async function lockAccount(
  transaction: Kysely<Schema>,
  id: string,
): Promise<UserRow & { studioRole: Role }> {
  const account = await lockUser(transaction, id);
  if (!account) throw new CommandError("not_found", { message: "There is no such account any more." });
  const { rows } = await sql<{ role: Role }>`select private.role_of(${id}) as role`.execute(transaction);
  return { ...account, studioRole: rows[0]?.role ?? "customer" };
}
