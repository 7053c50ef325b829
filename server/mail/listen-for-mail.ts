import pg from "pg";
import type { Database } from "../db/database.ts";

export type MailListener = {
  /** Opens the connection unless it stands; a failure is left to the next call. */
  connect: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Calls `onMail` the moment a transaction with a new mail commits, in whichever server, and once when it begins to hear.
 * It holds a connection of its own, beside the pool, and misses mails while that is down.
 */
export function listenForMail({ pool }: Database, onMail: () => void): MailListener {
  let client: pg.Client | undefined;
  return {
    connect: async () => {
      if (client) return;
      const { connectionString, connectionTimeoutMillis } = pool.options;
      const opened = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true });
      client = opened;
      const drop = () => {
        if (client === opened) client = undefined;
      };
      opened.on("error", drop);
      opened.on("end", drop);
      opened.on("notification", onMail);
      try {
        await opened.connect();
        await opened.query("listen mail_queue");
        onMail(); // of what committed until now nobody was told
      } catch (error) {
        drop();
        await opened.end();
        throw error;
      }
    },
    close: async () => {
      await client?.end();
    },
  };
}
