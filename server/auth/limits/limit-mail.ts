import type { Auth } from "../auth-parts.ts";

export type LimitedMail = "confirmation" | "recovery" | "magic-link" | "email-change" | "reauthentication";

/**
 * Counts a mail of `kind` to `recipient`: one a minute and five an hour. Call it before looking whether anybody has
 * the address, or the limit itself would tell. Throws `RateLimitError`.
 */
export async function limitMail(auth: Auth, kind: LimitedMail, recipient: string): Promise<void> {
  await auth.limits.consume("mail-by-address-minute", `${kind}:${recipient}`);
  await auth.limits.consume("mail-by-address-hour", `${kind}:${recipient}`);
}
