import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { endCodes } from "../pkce/end-codes.ts";

/** Which of an account's sessions: all, only this one, all but this one. */
export type SessionScope = "global" | { only: string } | { except: string };

/** Ends sessions of the account, with their refresh tokens; access tokens of theirs are refused from then on. */
export async function endSessions(
  transaction: Kysely<Schema>,
  userId: string,
  scope: SessionScope,
): Promise<void> {
  const all = transaction.deleteFrom("auth.sessions").where("user_id", "=", userId);
  if (scope === "global") {
    await all.execute();
    await endCodes(transaction, userId);
  } else if ("only" in scope) await all.where("id", "=", scope.only).execute();
  else await all.where("id", "<>", scope.except).execute();
}
