import { findUserByEmail, lockUser } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { sendEmailChange } from "../email-change/send-email-change.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { sendConfirmation } from "./send-confirmation.ts";

/**
 * Mails the confirmation of a sign-up or of an e-mail change again; `email` is the account's present address. Does
 * nothing when there is nothing to confirm.
 */
export async function resendMail(
  auth: Auth,
  input: { type: "signup" | "email_change"; email: string; redirectTo: string },
): Promise<void> {
  await limitMail(auth, input.type === "signup" ? "confirmation" : "email-change", input.email);
  const found = await findUserByEmail(auth.database.typed, input.email);
  if (!found) return;
  await auth.database.typed.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, found.id);
    if (!user) return;
    if (input.type === "signup") {
      if (user.email_confirmed_at === null) await sendConfirmation(auth, transaction, user, input.redirectTo);
    } else if (user.email_change !== "") {
      await sendEmailChange(auth, transaction, user, user.email_change, input.redirectTo);
    }
  });
}
