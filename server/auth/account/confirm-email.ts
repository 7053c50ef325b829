import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Requester } from "../auth-parts.ts";
import { touchUser } from "./touch-user.ts";
import { updateEmailClaims } from "./update-email-claims.ts";
import type { UserRow } from "./user-row.ts";

/** Notes that the account's address has been proven, if it was not known before. */
export async function confirmEmail(
  transaction: Kysely<Schema>,
  user: UserRow,
  requester: Requester,
): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  await touchUser(transaction, user.id, ["email_confirmed_at", "updated_at"]);
  await updateEmailClaims(transaction, user.id, { email_verified: true });
  await recordAudit(transaction, { action: "user_confirmed", user }, requester);
}
