import { Socket } from "node:net";
import type pg from "pg";

/** pg's client knows whether it waits for an answer, and says it to itself alone. */
type Waiting = { readyForQuery?: boolean };

const diskFull = "53100";

/**
 * Ends the connection of `client` when the database lets it wait `longestSilence` milliseconds for an answer without a
 * byte, so that whoever waits hears of it and nobody is given that connection again (pg's own `query_timeout` leaves it
 * in the pool, with the next statement queued behind the one without an answer). Calls `onDiskFull` when PostgreSQL
 * says that it has no room to write.
 */
export function watchConnection(
  client: pg.PoolClient,
  { longestSilence, onDiskFull }: { longestSilence: number; onDiskFull: () => void },
): void {
  const { connection } = client;
  connection.on("errorMessage", ({ code }: { code?: string }) => {
    if (code === diskFull) onDiskFull();
  });
  const { stream } = connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(longestSilence);
  stream.on("timeout", () => {
    if ((client as Waiting).readyForQuery === true) return;
    const error = new Error("The database does not answer.");
    stream.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
  });
}
