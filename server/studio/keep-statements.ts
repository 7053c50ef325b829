import type { Logger } from "pino";
import type { CountedStatement, StatementCounter } from "../db/count-statements.ts";
import type { Database } from "../db/database.ts";

/**
 * Adds what this server has counted of its statements to what all have, by the day, every `writeEvery` milliseconds and at its end.
 * What could not be written is forgotten: these are sums of thousands.
 */
export function keepStatements(
  { pool, log }: Pick<Database, "pool"> & { log: Logger },
  counter: StatementCounter,
  { now = Date.now, writeEvery = 60_000 }: { now?: () => number; writeEvery?: number } = {},
): { stop: () => Promise<void> } {
  async function write(): Promise<void> {
    const taken = counter.take();
    if (taken.length === 0) return;
    const day = new Date(now()).toISOString().slice(0, 10);
    const rows = taken.map((one: CountedStatement) => ({ day, ...one }));
    try {
      await pool.query("select private.count_statements($1)", [JSON.stringify(rows)]);
    } catch (error) {
      log.warn({ err: (error as Error).message }, "how long statements took is not written down");
    }
  }
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, writeEvery).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
