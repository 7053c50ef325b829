import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";

export type Metadata = Record<string, unknown>;

/** An identity as the protocol shows it. */
export type IdentityBody = {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email: string;
};

/** A row of `auth.users` with its identities. */
export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
  identities: IdentityBody[];
};

/** The columns of `UserRow`, for a query in which `auth.users` is called `account`. */
export const userColumns = sql`
  account.id, account.aud, account.role, account.email, account.encrypted_password, account.email_confirmed_at,
  account.confirmation_sent_at, account.recovery_sent_at, account.email_change, account.email_change_sent_at,
  account.reauthentication_sent_at, account.last_sign_in_at, account.raw_app_meta_data, account.raw_user_meta_data,
  account.banned_until, account.created_at, account.updated_at,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'identity_id', identity.id, 'id', identity.provider_id, 'user_id', identity.user_id,
      'identity_data', identity.identity_data, 'provider', identity.provider,
      'last_sign_in_at', identity.last_sign_in_at, 'created_at', identity.created_at,
      'updated_at', identity.updated_at, 'email', identity.email
    ) order by identity.created_at), '[]')
    from auth.identities as identity where identity.user_id = account.id) as identities`;

/** The account with this (normalized) address, or undefined. */
export async function findUserByEmail(
  connection: Kysely<Schema>,
  email: string,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from auth.users as account
    where lower(account.email) = ${email} and account.deleted_at is null`.execute(connection);
  return rows[0];
}

/** The account with this id, or undefined. */
export async function findUserById(connection: Kysely<Schema>, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from auth.users as account
    where account.id = ${id} and account.deleted_at is null`.execute(connection);
  return rows[0];
}

/**
 * The account with this id, held until the transaction ends, or undefined. Whoever changes an account and its
 * sessions or tokens takes this lock first, so that no two of them wait for each other.
 */
export async function lockUser(transaction: Kysely<Schema>, id: string): Promise<UserRow | undefined> {
  await sql`select from auth.users where id = ${id} for no key update`.execute(transaction);
  return findUserById(transaction, id);
}

/** Whether the account may not sign in now. */
export function isBanned(user: Pick<UserRow, "banned_until">): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}
