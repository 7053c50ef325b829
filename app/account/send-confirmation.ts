import { invitationPath } from "./invitation-path.ts";
import { openBackend } from "./open-backend.ts";

/**
 * Where the links in mails lead to: SPEC.md section 7 wants the root of the site that the visitor is on. Whoever signs up because they
 * are invited comes back to that, in whatever browser they read their mail.
 */
export function confirmationTarget(): string {
  const next = new URLSearchParams(location.search).get("next");
  return location.origin + (next === invitationPath ? next : "/");
}

/** Sends the confirmation mail to this address once more. Throws the service's error. */
export async function sendConfirmation(email: string): Promise<void> {
  const { auth } = await openBackend();
  const { error } = await auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: confirmationTarget() },
  });
  if (error) throw error;
}
