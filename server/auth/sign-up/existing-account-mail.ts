import type { Mail } from "../../mail/mail-queue.ts";

/** Tells the owner of an address that somebody tried to use it for an account, and how to get into theirs. */
export function existingAccountMail(siteUrl: string, email: string): Mail {
  return {
    kind: "existing-account",
    to: email,
    signInLink: `${siteUrl}/auth`,
    // In the fragment, which reaches no log.
    recoverLink: `${siteUrl}/auth#forgot&email=${encodeURIComponent(email)}`,
  };
}
