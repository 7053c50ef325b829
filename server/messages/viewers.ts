import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { dailySalts, dayLength as day } from "../db/daily-salts.ts";
import type { Database } from "../db/database.ts";

/** Whoever looks at a page, as far as a server can tell: by network and browser. */
export type Viewer = { site: string; page: string; network: string; agent: string };

export type Viewers = {
  /** Notes that somebody is served a page; all servers know within a second. */
  note: (viewer: Viewer) => void;
  /** Milliseconds since they were first served it, today or yesterday; undefined for whoever was not. */
  since: (viewer: Viewer) => Promise<number | undefined>;
  /** What stands for them today, and for nobody tomorrow. */
  hashToday: (viewer: Viewer, more: string) => Promise<Buffer>;
  /** Writes down what is noted, and ends. */
  stop: () => Promise<void>;
};

const writeEvery = 1_000;
/** Of one second: what is more is not noted, and waits in the quarantine if it writes. */
const mostNoted = 20_000;

/** Who was served a page with a form: remembered by hashes alone, whose salt changes each day and is then forgotten. */
export function rememberViewers({ pool }: Database, log: Logger): Viewers {
  const salts = dailySalts({ pool });
  let noted = new Map<string, Viewer & { at: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function hashOf(text: string, at: number): Promise<Buffer> {
    return createHash("sha256")
      .update(await salts.of(Math.floor(at / day)))
      .update(text)
      .digest();
  }

  async function write(): Promise<void> {
    const batch = noted;
    noted = new Map();
    timer = undefined;
    const rows = await Promise.all(
      Array.from(batch, async ([text, { at }]) => ({ hash: await hashOf(text, at), at: new Date(at) })),
    );
    await pool.query(
      `insert into private.viewers select * from unnest($1::bytea[], $2::timestamptz[])
       on conflict do nothing`,
      [rows.map(({ hash }) => hash), rows.map(({ at }) => at)],
    );
  }

  const flush = () => {
    writing = write().catch((error: Error) => log.warn({ err: error.message }, "viewers are not noted"));
  };

  return {
    note: (viewer) => {
      const text = textOf(viewer);
      if (noted.has(text) || noted.size >= mostNoted) return;
      noted.set(text, { ...viewer, at: Date.now() });
      timer ??= setTimeout(flush, writeEvery).unref();
    },
    since: async (viewer) => {
      const now = Date.now();
      const text = textOf(viewer);
      const hashes = await Promise.all([hashOf(text, now), hashOf(text, now - day)]);
      const { rows } = await pool.query<{ at: Date | null }>(
        "select min(at) as at from private.viewers where hash = any ($1)",
        [hashes],
      );
      const at = rows[0]?.at?.getTime() ?? noted.get(text)?.at;
      return at === undefined ? undefined : now - at;
    },
    hashToday: (viewer, more) => hashOf(`${textOf(viewer)}\n${more}`, Date.now()),
    stop: async () => {
      clearTimeout(timer);
      await writing;
      if (noted.size > 0) flush();
      await writing;
    },
  };
}

function textOf({ site, page, network, agent }: Viewer): string {
  return [site, page, network, agent.slice(0, 400)].join("\n");
}
