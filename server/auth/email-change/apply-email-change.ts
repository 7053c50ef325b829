import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { refuseTakenEmail } from "../account/refuse-taken-email.ts";
import { updateEmailClaims } from "../account/update-email-claims.ts";
import type { UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { endCodes } from "../pkce/end-codes.ts";
import { discardSignUps } from "../sign-up/pending-sign-up.ts";
import { endUndosSince } from "./email-change-undos.ts";
import { mailWayBack } from "./mail-way-back.ts";

/**
 * Gives the account the address it asked to change to, which has just been proven to be its own, and tells the old one,
 * with a link that takes it back for 7 days. What was mailed to the old address no longer fits the account, and ends by
 * that. Throws `email_exists` when another account took the address meanwhile.
 */
export async function applyEmailChange(
  auth: Auth,
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
  await updateEmailClaims(transaction, user.id, { email: user.email_change, email_verified: true });
  await discardSignUps(transaction, user.email);
  await endCodes(transaction, user.id);
  const returns = await endUndosSince(transaction, user.id, user.email_change);
  // Whoever returns to an address that could take the account back anyway leaves nobody behind who should.
  if (!returns)
    await mailWayBack(auth, transaction, { user_id: user.id, old_email: user.email }, user.email_change);
  const traits = { old_email: user.email };
  await recordAudit(
    transaction,
    { action: "user_email_changed", user: { id: user.id, email: user.email_change }, traits },
    requester,
  );
}
