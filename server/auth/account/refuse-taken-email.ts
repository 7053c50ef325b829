import { AuthError } from "../request/auth-error.ts";

const uniqueViolation = "23505";

/** Turns the database's refusal of a second account with one address into `email_exists`; throws all else again. */
export function refuseTakenEmail(error: unknown): never {
  if (!(error instanceof Error && "code" in error && error.code === uniqueViolation)) throw error;
  throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
}
