import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { networkOfAddress } from "../../http/network-of-address.ts";
import type { Requester } from "../auth-parts.ts";
import { hashSecret } from "../link/secret-token.ts";

/** Notes that somebody has signed in to the account from where this request comes from. */
export async function rememberNetwork(
  transaction: Kysely<Schema>,
  userId: string,
  requester: Requester,
): Promise<void> {
  await transaction
    .insertInto("private.known_networks")
    .values({ user_id: userId, network_hash: networkHash(userId, requester) })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "network_hash"]).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Whether somebody has signed in to the account from there before; without an account, never. */
export async function isKnownNetwork(
  connection: Kysely<Schema>,
  userId: string | undefined,
  requester: Requester,
): Promise<boolean> {
  // Asked for nobody's account too, so that it takes as long.
  const asked = userId ?? "00000000-0000-0000-0000-000000000000";
  const known = await connection
    .selectFrom("private.known_networks")
    .select("user_id")
    .where("user_id", "=", asked)
    .where("network_hash", "=", networkHash(asked, requester))
    .executeTakeFirst();
  return known !== undefined;
}

/** Salted with the account, so that the table does not say who shares a network. */
function networkHash(userId: string, { ip }: Requester): string {
  return hashSecret(`${userId}:${networkOfAddress(ip)}`);
}
