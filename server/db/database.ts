import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { StatementCounter } from "./count-statements.ts";
import type { Schema } from "./database-types.ts";
import { watchConnection } from "./watch-connection.ts";
import { watchStatements } from "./watch-statements.ts";

export type Database = {
  /** For statements that the server builds itself, such as those of the Data API. */
  pool: pg.Pool;
  /** For everything typed. Runs as the server's own role. */
  typed: Kysely<Schema>;
  /** When a statement last failed because the database's disk is full, as `performance.now()` counts. */
  diskFullAt: () => number | undefined;
  close: () => Promise<void>;
};

/**
 * A database that stands still answers neither yes nor no. So that a request says 503 within 5 s all the same: it waits
 * for a connection and then for the first statement, or for a connection twice (one to get free, a new one to open).
 */
const longestConnect = 2_000;
const longestSilence = 2_700;
/** What the database itself allows a statement: less, so that a slow one is told apart from a database that is gone. */
const longestStatement = 2_400;

/** Opens the server's connections to the database at `url`, the address that `ensureServerRole` gave. */
export function openDatabase(
  url: string,
  options: { connections?: number; statements?: StatementCounter } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: longestConnect,
    statement_timeout: longestStatement,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // An idle connection that dies (database restarted) must not end the process; the next query opens a new one.
  pool.on("error", () => {});
  let diskFullAt: number | undefined;
  pool.on("connect", (client) => {
    client.on("error", () => {}); // nor one that dies while it is used: whoever uses it gets the error from its query
    watchConnection(client, {
      longestSilence,
      onDiskFull: () => {
        diskFullAt = performance.now();
      },
    });
    if (options.statements) watchStatements(client, options.statements);
  });
  const typed = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { pool, typed, diskFullAt: () => diskFullAt, close: () => typed.destroy() };
}

/** The database answers, but cannot do its work now. */
export class DatabaseUnavailableError extends Error {}

const connectionFailures = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
]);

/** Whether a SQLSTATE says that the database lacks disk, memory or connections. */
export function isShortage(code: string): boolean {
  return code.startsWith("53");
}

/**
 * Whether `error` says that the database cannot be reached now, or not do its work for want of disk, memory or
 * connections, as opposed to a statement that went wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  if (error.cause !== undefined && isDatabaseUnavailable(error.cause)) return true;
  const { code } = error as Error & { code?: string };
  if (code !== undefined && (connectionFailures.has(code) || isShortage(code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}
