import type { AuthErrorCode } from "./auth-error-code.ts";

export type AuthErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 422 | 429 | 503;

/** A refusal in Supabase Auth's terms: HTTP status, code and the text that its client shows. */
export class AuthError extends Error {
  readonly status: AuthErrorStatus;
  readonly code: AuthErrorCode;
  /** Further members of the answer, such as the reasons of `weak_password`. */
  readonly details: Record<string, unknown>;
  constructor(
    status: AuthErrorStatus,
    code: AuthErrorCode,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
