import { type Database, DatabaseUnavailableError } from "./database.ts";

/** Milliseconds between two looks at the disk, and for which a disk that was full stays in memory. */
export const diskLookEvery = 10_000;

/** A list that does not fit into its memory goes to the disk: 256 KB that are written, counted and gone. */
const fillDisk = `
  set local work_mem = '64kB';
  select current_setting('transaction_read_only') as "readOnly", count(*) from generate_series(1, 8000)`;

/**
 * What asks whether the database can do its work; calls at the same time share one look. Each look asks for an answer,
 * and every 10 s for room on the disk. Throws what `isDatabaseUnavailable` knows when there is no answer or no room, when
 * the database only lets read (as providers do with a full one), or when a statement met a full disk in the last 10 s.
 */
export function createProbe(database: Database): () => Promise<void> {
  let roomSeenAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const now = performance.now();
    const fullAt = database.diskFullAt() ?? Number.NEGATIVE_INFINITY;
    if (now - fullAt < diskLookEvery) throw new DatabaseUnavailableError("The database's disk was full.");
    if (now - roomSeenAt < diskLookEvery && roomSeenAt > fullAt) {
      await database.pool.query("select 1");
      return;
    }
    await lookForRoom(database);
    roomSeenAt = now;
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

async function lookForRoom({ pool }: Database): Promise<void> {
  // Two statements in one text are one transaction, and pg gives a result for each.
  const results = (await pool.query(fillDisk)) as unknown as { rows: { readOnly?: string }[] }[];
  if (results[1]?.rows[0]?.readOnly !== "off") {
    throw new DatabaseUnavailableError("The database cannot be written to.");
  }
}
