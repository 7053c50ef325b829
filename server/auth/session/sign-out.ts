import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { endSessions } from "./end-sessions.ts";
import type { Caller } from "./find-caller.ts";

export type SignOutScope = "global" | "local" | "others";

/** Ends the caller's own session (`local`), all others (`others`) or every one (`global`). Whoever looks as somebody else ends that alone. */
export async function signOut(
  auth: Auth,
  caller: Caller,
  scope: SignOutScope,
  requester: Requester,
): Promise<void> {
  const own = caller.claims.session_id;
  const which = { global: "global", local: { only: own }, others: { except: own } } as const;
  const ended = caller.isLook ? which.local : which[scope];
  await auth.database.typed.transaction().execute(async (transaction) => {
    await endSessions(transaction, caller.user.id, ended);
    const traits = { scope, session_id: own };
    await recordAudit(transaction, { action: "logout", user: caller.user, traits }, requester);
  });
}
