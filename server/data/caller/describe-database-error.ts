import pg from "pg";
import { isShortage } from "../../db/database.ts";
import { type ErrorStatus, RequestError } from "../request-error.ts";
import type { Caller } from "./identify-caller.ts";

/** Raised by `private.open_request` when the session behind a token has ended. */
const endedSession = "SE401";

/**
 * What a refusal of PostgreSQL becomes: `RequestError` with its code and words and the status that PostgREST gives that
 * code. Faults of the server, want of disk or memory, and connections that broke are given back as they are: for the log,
 * and for an answer that says to come back.
 */
export function describeDatabaseError(error: unknown, caller: Caller, failedToOpen: boolean): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return error;
  if (failedToOpen) {
    if (error.code !== endedSession) return error;
    return new RequestError(401, "PGRST303", error.message, { cause: error });
  }
  if (isShortage(error.code) || (isFault(error.code) && !isRaised(error))) return error;
  return new RequestError(statusOf(error.code, caller), error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    cause: error,
  });
}

const byCode = new Map<string, ErrorStatus>([
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["40001", 409],
  ["40P01", 409],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["55000", 400],
  ["57014", 400],
  ["57P01", 503],
  ["P0001", 400],
]);

const byClass = new Map<string, ErrorStatus>([
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["25", 500],
  ["26", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["54", 413],
  ["55", 500],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0", 500],
  ["XX", 500],
]);

/** Classes of codes that no request causes: the server's or the database's own trouble, whose words are for the log. */
const faults = new Set(["08", "26", "57", "58", "F0", "XX"]);

function isFault(code: string): boolean {
  return code === "42P17" || (faults.has(code.slice(0, 2)) && code !== cancelled);
}

/** A statement was cut off by the time it may take. */
const cancelled = "57014";

/** Whoever wrote `raise` in a function chose code and words for the caller, whatever the code means elsewhere. */
function isRaised(error: pg.DatabaseError): boolean {
  return error.routine === "exec_stmt_raise";
}

/**
 * The table of docs.postgrest.org, "HTTP Status Codes", except that conflicts (40001, 40P01), too much asked for (class
 * 54, and 57014: a statement that took too long) and a table that cannot be written (55000), which a request can cause, are no 5xx.
 */
function statusOf(code: string, caller: Caller): ErrorStatus {
  if (code === "42501") return caller.role === "anon" ? 401 : 403;
  if (code.startsWith("PT")) return chosenStatus(code.slice(2));
  return byCode.get(code) ?? byClass.get(code.slice(0, 2)) ?? 400;
}

/** The status that a function chose by raising `PT402`; 500 when there is no such answer. */
function chosenStatus(digits: string): ErrorStatus {
  return /^[2-5]\d\d$/.test(digits) ? (Number(digits) as ErrorStatus) : 500;
}
