import { openBackend } from "./open-backend.ts";

/** Where the links in mails lead to: SPEC.md section 7 wants the root of the site that the visitor is on. */
export function confirmationTarget(): string {
  return `${location.origin}/`;
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
