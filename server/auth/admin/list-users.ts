import { sql } from "kysely";
import { type UserBody, userBody } from "../account/user-body.ts";
import { type UserRow, userColumns } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";

/** One page (counted from 1) of all accounts, newest first, and how many there are. */
export async function listUsers(
  auth: Auth,
  page: number,
  perPage: number,
): Promise<{ users: UserBody[]; total: number }> {
  const { typed } = auth.database;
  const { rows } = await sql<UserRow>`
    select ${userColumns} from auth.users as account where account.deleted_at is null
    order by account.created_at desc, account.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    typed,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from auth.users where deleted_at is null`.execute(typed);
  return { users: rows.map(userBody), total: counted.rows[0]?.total ?? 0 };
}
