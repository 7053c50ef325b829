import type { User } from "@supabase/auth-js";

/** Where a password is chosen. */
export const newPasswordPath = "/auth/new-password";

/**
 * Why an account has no password: its sign-ups asked for different ones, its owner came in by another mail than that of
 * the sign-up, it administers the studio, or it was taken back from a change of its address.
 */
export type PasswordReason = (typeof reasons)[number];

const reasons = ["contested", "unkept", "administrator", "taken-back"] as const;

/** Gives why this account has no password, or null where it has one: the service marks it until a password is set. */
export function mustChoosePassword(
  user: Pick<User, "app_metadata"> | null | undefined,
): PasswordReason | null {
  const reason: unknown = user?.app_metadata.choose_password;
  if (!reason) return null;
  return reasons.find((known) => known === reason) ?? "contested";
}
