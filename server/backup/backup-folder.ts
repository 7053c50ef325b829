import { chmod, mkdir, readdir, rm, statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { BackupParts } from "./backup-parts.ts";
import { BackupProblem } from "./backup-problem.ts";
import { unfinished } from "./write-whole.ts";

/** Where backups lie, as seen from `DATA_DIR`. */
export const folderName = "backups";

/** What must stay free beside a backup: the database goes on writing. */
const spare = 256_000_000;

/** The folder of backups, for this server's user alone, without what a killed server left in it. */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, folderName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true });
  }
  return folder;
}

export type Room = {
  folder: string;
  freeOn?: ((folder: string) => Promise<number>) | undefined;
};

/** Throws `BackupProblem` where the disk has no room for `bytes`, as large as a backup may get. */
export async function requireRoom({ folder, freeOn = freeBytes }: Room, bytes: number): Promise<void> {
  const free = await freeOn(folder);
  if (free >= bytes + spare) return;
  throw new BackupProblem(
    `There is no room: ${inMegabytes(free)} are free on the disk, and the backup may need ${inMegabytes(bytes + spare)}. Make room, and try again.`,
  );
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString("en")} MB`;
}

/** Deletes what is older than the newest `count` whole backups of this machine, and forgets what failed a month ago. */
export async function keepNewest({ config, database }: BackupParts, count: number): Promise<void> {
  const { rows } = await sql<{ id: string; file: string }>`
    select id, file from private.backups
    where file is not null and dropped_at is null and host = ${hostname()} order by started_at desc offset ${count}
  `.execute(database.typed);
  for (const { id, file } of rows) {
    const folder = join(config.dataDir, folderName);
    const beside = (await readdir(folder)).filter((name) => name.startsWith(`${file}.`));
    for (const name of [file, ...beside]) await rm(join(folder, name), { force: true });
    await sql`update private.backups set dropped_at = now() where id = ${id}`.execute(database.typed);
  }
  await sql`delete from private.backups where problem is not null and ended_at < now() - interval '30 days'`.execute(
    database.typed,
  );
}
