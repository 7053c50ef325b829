import { z } from "zod";

/** How addresses are compared and stored: without surrounding space, in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** An address that mail can go to, normalized. */
export const emailAddress = z
  .string()
  .transform(normalizeEmail)
  .pipe(
    z
      .email("Unable to validate email address: invalid format")
      .max(255, "Unable to validate email address: invalid format"),
  );
