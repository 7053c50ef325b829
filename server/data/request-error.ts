export type ErrorStatus = 300 | 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 413 | 415 | 416 | 429 | 500;

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
