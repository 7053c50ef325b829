import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { refuseTakenEmail } from "../account/refuse-taken-email.ts";
import { updateEmailIdentity } from "../account/update-email-identity.ts";
import type { UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Requester } from "../auth-parts.ts";

/**
 * Gives the account the address it asked to change to, which has just been proven to be its own. What was mailed to
 * the old address no longer fits the account, and ends by that. Throws `email_exists` when another account took the
 * address meanwhile.
 */
export async function applyEmailChange(
  transaction: Kysely<Schema>,
  user: UserRow,
  requester: Requester,
): Promise<void> {
  await transaction
    .updateTable("auth.users")
    .set({ email: user.email_change, email_change: "", updated_at: sql<Date>`now()` })
    .where("id", "=", user.id)
    .execute()
    .catch(refuseTakenEmail);
  await updateEmailIdentity(transaction, user.id, { email: user.email_change, email_verified: true });
  const traits = { old_email: user.email };
  await recordAudit(
    transaction,
    { action: "user_email_changed", user: { id: user.id, email: user.email_change }, traits },
    requester,
  );
}
