import type { User } from "@supabase/auth-js";

/** Where a password is chosen. */
export const newPasswordPath = "/auth/new-password";

/**
 * Whether this account has no password because somebody else had asked for one with the same address: the service marks
 * it so until a password is set.
 */
export function mustChoosePassword(user: Pick<User, "app_metadata"> | null | undefined): boolean {
  return user?.app_metadata.choose_password === true;
}
