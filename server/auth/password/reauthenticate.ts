import { touchUser } from "../account/touch-user.ts";
import type { Auth } from "../auth-parts.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { issueOneTimeToken } from "../link/one-time-token.ts";
import type { Caller } from "../session/find-caller.ts";
import { lockCaller } from "../session/lock-caller.ts";

/** Mails the caller a code (`nonce`) that proves once more who they are when they set a new password. Throws `session_not_found`. */
export async function reauthenticate(auth: Auth, caller: Caller): Promise<void> {
  await limitMail(auth, "reauthentication", caller.user.email);
  await auth.database.typed.transaction().execute(async (transaction) => {
    const user = await lockCaller(transaction, caller);
    const { code } = await issueOneTimeToken(transaction, "reauthentication_token", user, user.email);
    await auth.mail.enqueue(transaction, { kind: "reauthentication", to: user.email, code });
    await touchUser(transaction, user.id, ["reauthentication_sent_at"]);
  });
}
