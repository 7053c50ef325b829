import { sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { planOf, withTrash } from "../sites/require-quota.ts";

/** Throws `quota_reached` where the pictures of an account take up more than its plan holds; the account stays locked. */
export async function requireRoomForPictures(
  transaction: Transaction<Schema>,
  account: string,
): Promise<void> {
  const plan = await planOf(transaction, account);
  const { rows } = await sql<{ bytes: string }>`
    select private.picture_bytes_of(${account}) as bytes
  `.execute(transaction);
  const most = Number(plan.picture_bytes);
  if (Number(rows[0]?.bytes) <= most) return;
  throw new CommandError("quota_reached", {
    message: `Your plan holds ${Math.round(most / 1_000_000)} MB of pictures, and this would be more.`,
    hint: "Delete pictures that no site shows, or choose a larger plan.",
  });
}

/**
 * The same for new ones. They are refused also where what was deleted, which is kept for 30 days, takes up many times what the
 * plan holds.
 */
export async function requireRoomForNewPictures(
  transaction: Transaction<Schema>,
  account: string,
): Promise<void> {
  await requireRoomForPictures(transaction, account);
  const plan = await planOf(transaction, account);
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(bytes), 0) as bytes from public.pictures
    where owner = ${account} and deleted_at is not null
  `.execute(transaction);
  if (Number(rows[0]?.bytes) <= Number(plan.picture_bytes) * (withTrash - 1)) return;
  throw new CommandError("quota_reached", {
    message: "You have deleted very many pictures, which are kept for 30 days.",
    hint: "Put one of them back in place of a new one, or wait until the oldest are erased.",
  });
}
