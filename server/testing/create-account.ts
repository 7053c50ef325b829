import { randomUUID } from "node:crypto";
import type pg from "pg";

export type Account = { id: string; email: string };

/**
 * Puts an account straight into `auth.users`, as sign-up would leave it: confirmed unless `confirmed` is false,
 * `metadata` as the visitor sent it. Gives its id and address.
 */
export async function createAccount(
  owner: pg.Pool,
  overrides: { email?: string; metadata?: object; confirmed?: boolean } = {},
): Promise<Account> {
  const id = randomUUID();
  const { email = `${id}@example.com`, metadata = {}, confirmed = true } = overrides;
  await owner.query(
    "insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values ($1, $2, $3, $4)",
    [id, email, metadata, confirmed ? new Date() : null],
  );
  return { id, email };
}
