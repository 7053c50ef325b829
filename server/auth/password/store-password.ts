import { type Kysely, sql } from "kysely";
import type { JsonObject, Schema } from "../../db/database-types.ts";
import { endTokens } from "../link/one-time-token.ts";
import { endCodes } from "../pkce/end-codes.ts";
import { discardSignUps } from "../sign-up/pending-sign-up.ts";

/** Gives the account a password (its hash), with which no link or code that opened it before does so any more. */
export async function storePassword(
  transaction: Kysely<Schema>,
  user: { id: string; email: string },
  hash: string,
): Promise<void> {
  await transaction
    .updateTable("auth.users")
    .set({
      encrypted_password: hash,
      raw_app_meta_data: sql<JsonObject>`raw_app_meta_data - 'choose_password'`,
    })
    .where("id", "=", user.id)
    .execute();
  await endTokens(transaction, user.id, ["recovery_token", "magic_link_token"]);
  await endCodes(transaction, user.id);
  await discardSignUps(transaction, user.email);
}
