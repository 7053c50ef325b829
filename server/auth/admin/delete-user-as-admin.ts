import { sql } from "kysely";
import { lockUser } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { endUndos } from "../email-change/email-change-undos.ts";
import { endTokens } from "../link/one-time-token.ts";
import { AuthError } from "../request/auth-error.ts";
import { endSessions } from "../session/end-sessions.ts";
import { discardSignUps } from "../sign-up/pending-sign-up.ts";
import { refuseLastAdmin } from "./refuse-last-admin.ts";

/**
 * Deletes an account and everything that hangs on it. A soft deletion keeps the row, and with it what others refer
 * to, but takes address, password, metadata, identities and sessions away for good. Throws `user_not_found`,
 * `conflict` for the last administrator.
 */
export async function deleteUserAsAdmin(
  auth: Auth,
  id: string,
  options: { soft: boolean },
  requester: Requester,
): Promise<void> {
  await auth.database.typed.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw new AuthError(404, "user_not_found", "User not found");
    await refuseLastAdmin(transaction, id);
    if (options.soft) {
      await transaction
        .updateTable("auth.users")
        .set({
          email: `${id}@deleted.invalid`,
          email_change: "",
          encrypted_password: null,
          raw_user_meta_data: "{}",
          deleted_at: sql<Date>`now()`,
        })
        .where("id", "=", id)
        .execute();
      await transaction.deleteFrom("auth.identities").where("user_id", "=", id).execute();
      await endTokens(transaction, id, "all");
      await endUndos(transaction, id);
      await endSessions(transaction, id, "global");
    } else {
      await transaction.deleteFrom("auth.users").where("id", "=", id).execute();
    }
    await discardSignUps(transaction, user.email);
    const traits = { soft: options.soft };
    await recordAudit(
      transaction,
      { action: "user_deleted", user, actor: "service_role", traits },
      requester,
    );
  });
}
