import type { StatusCode } from "hono/utils/http-status";

/** Any status: a function can raise the one it wants (`PT402`). */
export type ErrorStatus = StatusCode;

/** A request that is refused: what it is answered with, in PostgREST's shape and with its codes. */
export class RequestError extends Error {
  readonly status: ErrorStatus;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  constructor(
    status: ErrorStatus,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}
