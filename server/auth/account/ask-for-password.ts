import type { UserRow } from "./user-row.ts";

/**
 * Why an account has no password, as its user's `app_metadata.choose_password` says it until one is set: people who
 * signed up with the address asked for different ones; it was opened by another link than a sign-up's; it administers the
 * studio; or the address was taken back from a change, and with it the account.
 */
export type ChoosePasswordReason = "contested" | "unkept" | "administrator" | "taken-back";

/** Has the pages ask whoever signs in to this account without a password to choose one. */
export function askForPassword(user: Pick<UserRow, "raw_app_meta_data">, reason: ChoosePasswordReason): void {
  user.raw_app_meta_data.choose_password = reason;
}
