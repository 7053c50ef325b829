import { newUserRow } from "../account/new-user-row.ts";
import { type UserBody, userBody } from "../account/user-body.ts";
import { mergeMetadata } from "../account/user-metadata.ts";
import type { Metadata } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { requireStrongPassword } from "../password/require-strong-password.ts";
import type { CodeChallenge } from "../pkce/code-challenge.ts";
import { insertSettledSignUp, lockAddress } from "./pending-sign-up.ts";
import { requireOpenDoor } from "./require-open-door.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { tellOwner } from "./tell-owner.ts";

export type SignUpInput = {
  email: string;
  password: string;
  data: Metadata;
  redirectTo: string;
  challenge: CodeChallenge | null;
};

/**
 * Stores a sign-up that waits for its address to be confirmed, and mails the link; the account opens when somebody
 * follows it. For an address that has an account the answer is made in the same way and looks the same, but its owner
 * is told by mail instead. Throws `weak_password`, `signup_disabled` where the studio takes nobody,
 * `validation_failed` for too much metadata, `RateLimitError`,
 * `HashQueueFullError`.
 */
export async function signUp(auth: Auth, input: SignUpInput, requester: Requester): Promise<UserBody> {
  requireStrongPassword(input.password);
  await auth.limits.consume("sign-up-by-ip", requester.ip);
  await requireOpenDoor(auth.database.typed, input.email);
  const metadata = mergeMetadata({}, input.data);
  const user = newUserRow({ email: input.email, metadata, isSelfMade: true, isConfirmed: false });
  await limitMail(auth, "confirmation", user.email);
  const passwordHash = await auth.passwords.hashForAddress(user.email, input.password);
  await auth.database.typed.transaction().execute(async (transaction) => {
    await lockAddress(transaction, user.email);
    if (await tellOwner(auth, transaction, user.email)) {
      await insertSettledSignUp(transaction, { userId: user.id, email: user.email, passwordHash });
      const owner = { email: user.email };
      await recordAudit(transaction, { action: "user_repeated_signup", user: owner }, requester);
    } else {
      const wish = { passwordHash, metadata };
      await sendConfirmation(auth, transaction, { ...input, userId: user.id, wish });
      await recordAudit(transaction, { action: "user_signedup", user }, requester);
    }
  });
  return userBody(user);
}
