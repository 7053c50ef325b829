import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { touchUser } from "../account/touch-user.ts";
import { findUserById, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Requester } from "../auth-parts.ts";
import { rememberNetwork } from "../limits/known-network.ts";
import { type OpenSession, openSession } from "./session.ts";

/** An account as it is now, and the session that was opened for it. */
export type Opened = { user: UserRow; session: OpenSession };

/**
 * Opens a session for a locked account whose owner has proven the address by `proof` (the kind of link or code, as the
 * audit log names it), and gives the account as it is then.
 */
export async function openProvenSession(
  transaction: Kysely<Schema>,
  { id }: { id: string },
  proof: string,
  requester: Requester,
): Promise<Opened> {
  await touchUser(transaction, id, ["last_sign_in_at"]);
  await rememberNetwork(transaction, id, requester);
  const session = await openSession(transaction, { id }, "otp", requester);
  const user = await findUserById(transaction, id);
  if (!user) throw new Error("The account vanished while it was locked.");
  const traits = { provider: "email", token: proof, session_id: session.id };
  await recordAudit(transaction, { action: "login", user, traits }, requester);
  return { user, session };
}
