import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./database-types.ts";

export type Database = {
  /** For statements that the server builds itself, such as those of the Data API. */
  pool: pg.Pool;
  /** For everything typed. Runs as the server's own role. */
  typed: Kysely<Schema>;
  close: () => Promise<void>;
};

/** Opens the server's connections to the database at `url`, the address that `ensureServerRole` gave. */
export function openDatabase(url: string, options: { connections?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 6_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // An idle connection that dies (database restarted) must not end the process; the next query opens a new one.
  pool.on("error", () => {});
  // Nor one that dies while it is used: whoever uses it gets the error from its query.
  pool.on("connect", (client) => client.on("error", () => {}));
  const typed = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { pool, typed, close: () => typed.destroy() };
}

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
  "53300",
]);

/** Whether `error` says that the database cannot be reached now, as opposed to a statement that went wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isDatabaseUnavailable(error.cause)) return true;
  const { code } = error as Error & { code?: string };
  if (code !== undefined && connectionFailures.has(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
    error.message,
  );
}
