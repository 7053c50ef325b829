import pg from "pg";
import type { Database } from "./database.ts";

export type NoticeListener = {
  /** Opens the connection unless it stands; a failure is left to the next call. */
  connect: () => Promise<void>;
  close: () => Promise<void>;
};

type Hearing = {
  /** Told the moment a transaction with a notice commits, in whichever server. */
  onNotice: (payload: string) => void;
  /** From now on notices are heard; of what committed until now nobody was told. */
  onBegin: () => void;
  /** From now on notices are missed. */
  onLost?: () => void;
};

/**
 * Hears what is notified on `channel`. It holds a connection of its own, beside the pool, and misses what happens while
 * that is down.
 */
export function listenForNotices(
  { pool }: Database,
  channel: string,
  { onNotice, onBegin, onLost = () => {} }: Hearing,
): NoticeListener {
  let client: pg.Client | undefined;
  return {
    connect: async () => {
      if (client) return;
      const { connectionString, connectionTimeoutMillis } = pool.options;
      const opened = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true });
      client = opened;
      const drop = () => {
        if (client !== opened) return;
        client = undefined;
        onLost();
      };
      opened.on("error", drop);
      opened.on("end", drop);
      opened.on("notification", ({ payload = "" }) => onNotice(payload));
      try {
        await opened.connect();
        await opened.query(`listen ${channel}`);
        onBegin();
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
