import { sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { planOf } from "../sites/require-quota.ts";

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
