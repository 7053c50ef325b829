import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { findUserByEmail, lockUser } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { sendEmailChange } from "../email-change/send-email-change.ts";
import { limitMail } from "../limits/limit-mail.ts";
import { findNewestSignUp, hasSignUps } from "./find-pending-sign-up.ts";
import { lockAddress } from "./pending-sign-up.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { tellOwner } from "./tell-owner.ts";

type ResendInput = { type: "signup" | "email_change"; email: string; redirectTo: string };

/**
 * Mails the confirmation of a sign-up or of an e-mail change again; for a change, `email` is the account's present
 * address. Does nothing when there is nothing to confirm, and never touches an account.
 */
export async function resendMail(auth: Auth, input: ResendInput): Promise<void> {
  await limitMail(auth, input.type === "signup" ? "confirmation" : "email-change", input.email);
  await auth.database.typed
    .transaction()
    .execute((transaction) =>
      input.type === "signup"
        ? resendConfirmation(auth, transaction, input)
        : resendEmailChange(auth, transaction, input),
    );
}

/** A fresh link for the newest sign-up; whoever signed up although they have an account is told so again. */
async function resendConfirmation(
  auth: Auth,
  transaction: Kysely<Schema>,
  { email, redirectTo }: ResendInput,
): Promise<void> {
  await lockAddress(transaction, email);
  if (!(await hasSignUps(transaction, email)) || (await tellOwner(auth, transaction, email))) return;
  const newest = await findNewestSignUp(transaction, email);
  if (newest) await sendConfirmation(auth, transaction, { ...newest, email, redirectTo, challenge: null });
}

async function resendEmailChange(
  auth: Auth,
  transaction: Kysely<Schema>,
  { email, redirectTo }: ResendInput,
): Promise<void> {
  const found = await findUserByEmail(transaction, email);
  const user = found && (await lockUser(transaction, found.id));
  if (!user || user.email_change === "") return;
  await sendEmailChange(auth, transaction, user, {
    newEmail: user.email_change,
    redirectTo,
    challenge: null,
  });
}
