import pg from "pg";
import { type ErrorStatus, RequestError } from "../request-error.ts";
import type { Caller } from "./identify-caller.ts";

/** Raised by `private.open_request` when the session behind a token has ended. */
const endedSession = "SE401";

/**
 * What a refusal of PostgreSQL becomes: `RequestError` with its code and words and the status that PostgREST gives that
 * code. Faults of the server (and connections that broke) are given back as they are, for the log.
 */
export function describeDatabaseError(error: unknown, caller: Caller, failedToOpen: boolean): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return error;
  if (failedToOpen) {
    if (error.code !== endedSession) return error;
    return new RequestError(401, "PGRST303", error.message, { cause: error });
  }
  const status = statusOf(error.code, caller);
  if (status === undefined) return error;
  return new RequestError(status, error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    cause: error,
  });
}

const byCode: Record<string, ErrorStatus> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "40001": 409,
  "40P01": 409,
  "42883": 404,
  "42P01": 404,
  "55000": 400,
  "57014": 500,
  P0001: 400,
};

/** Classes of codes that a request can cause; all others are faults of the server. */
const byClass: Record<string, ErrorStatus> = {
  "0L": 403,
  "0P": 403,
  "21": 400,
  "22": 400,
  "23": 400,
  "28": 403,
  "42": 400,
  "44": 400,
  "0A": 400,
  "54": 413,
};

/** The table of docs.postgrest.org, "HTTP Status Codes", except that no code which a request can cause is a 5xx. */
function statusOf(code: string, caller: Caller): ErrorStatus | undefined {
  if (code === "42501") return caller.role === "anon" ? 401 : 403;
  if (code === "42P17") return undefined;
  return byCode[code] ?? byClass[code.slice(0, 2)];
}
