import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import type { Auth } from "../auth-parts.ts";
import { mailLink } from "../link/mail-link.ts";
import type { CodeChallenge } from "../pkce/code-challenge.ts";
import { insertPendingSignUp, type Wish } from "./pending-sign-up.ts";

/** Stores a sign-up, and mails the link and the code that confirm its address; those mailed before go on working. */
export async function sendConfirmation(
  auth: Auth,
  transaction: Kysely<Schema>,
  input: {
    userId: string;
    email: string;
    wish: Wish;
    redirectTo: string;
    challenge: CodeChallenge | null;
  },
): Promise<void> {
  const { token, code } = await insertPendingSignUp(transaction, { ...input, linkType: "signup" });
  const fullName = input.wish.metadata.full_name;
  await auth.mail.enqueue(transaction, {
    kind: "confirmation",
    to: input.email,
    fullName: typeof fullName === "string" ? fullName.trim().slice(0, 200) : "",
    link: mailLink(auth.siteUrl, "signup", token, input.redirectTo),
    code,
  });
}
