import { hostname } from "node:os";
import { sql } from "kysely";
import type { z } from "zod";
import { type JobParts, job } from "../jobs/job.ts";
import { keepNewest, prepareFolder } from "./backup-folder.ts";
import type { BackupParts } from "./backup-parts.ts";
import { BackupProblem } from "./backup-problem.ts";
import { copyCluster } from "./copy-cluster.ts";
import { dumpDatabase, writeSecrets } from "./dump-database.ts";
import { makingBackup } from "./make-backup.kind.ts";
import { removeWhole, type WrittenFile, writeWhole } from "./write-whole.ts";

type Data = z.infer<typeof makingBackup.data>;

export type BackupOptions = {
  /** Where tools are looked for. */
  path?: string | undefined;
  /** Bytes that are free on the disk of a folder. */
  freeOn?: ((folder: string) => Promise<number>) | undefined;
};

/** Whole ones that one server keeps. */
const kept = 5;

/**
 * Makes the backup that was asked for, and writes down what came of it. It is not tried again: whoever asked for it sees why there
 * is none.
 */
export function makingBackups(options: BackupOptions = {}) {
  return async ({ backup }: Data, parts: BackupParts, signal?: AbortSignal): Promise<void> => {
    const { typed } = parts.database;
    const asked = await typed
      .selectFrom("private.backups")
      .select("id")
      .where("id", "=", backup)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (!asked) return;
    const kind = parts.config.databaseUrl === undefined ? ("files" as const) : ("dump" as const);
    try {
      const written = await write(kind, parts, options, signal);
      await end(parts, backup, { kind, file: written.name, bytes: written.bytes, sha256: written.sha256 });
    } catch (error) {
      const isKnown = error instanceof BackupProblem;
      if (!isKnown) parts.log.warn({ err: (error as Error).message }, "no backup was made");
      await end(parts, backup, { kind, problem: isKnown ? error.message : unknownProblem(error) });
      return;
    }
    await keepNewest(parts, kept);
  };
}

async function write(
  kind: "files" | "dump",
  parts: BackupParts,
  { path = process.env.PATH, freeOn }: BackupOptions,
  signal: AbortSignal | undefined,
): Promise<WrittenFile> {
  const folder = await prepareFolder(parts.config.dataDir);
  // No other has its name: one is made at a time, and takes longer than a millisecond.
  const name = `fabula-${new Date().toISOString().slice(0, -1).replace(/[:.]/g, "").replace("T", "-")}`;
  const room = { folder, freeOn };
  if (kind === "files") {
    return writeWhole(folder, `${name}.tar.gz`, copyCluster(parts.config.dataDir, room), signal);
  }
  const dump = await writeWhole(folder, `${name}.dump`, dumpDatabase(parts, { path, room, signal }), signal);
  try {
    await writeSecrets(parts.config.dataDir, folder, dump.name);
  } catch (error) {
    // Without them it is none, and no list would name what is left of it.
    await removeWhole(folder, dump.name);
    throw error;
  }
  return dump;
}

/** Nothing of the machine's inside: a code where there is one. */
function unknownProblem(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return "The disk was full before the backup was whole. Make room, and try again.";
  if (name === "AbortError") return "It took longer than two hours, and was stopped.";
  return `It failed on the way (${code ?? name}). The server's log says more.`;
}

type Ending = {
  kind?: "files" | "dump";
  file?: string;
  bytes?: number;
  sha256?: Buffer;
  problem?: string;
};

async function end({ database }: Pick<JobParts, "database">, backup: string, ending: Ending): Promise<void> {
  await database.typed
    .updateTable("private.backups")
    .set({ ...ending, host: hostname(), ended_at: sql<Date>`now()` })
    .where("id", "=", backup)
    .where("ended_at", "is", null)
    .execute();
}

export const makeBackupJob = job({
  ...makingBackup,
  retries: 0,
  retryAfter: 0,
  longest: 7_200,
  atOnce: 1,
  run: makingBackups(),
  // Nobody is there to say it: the server died at it. So it is in a database, too, that was put back from the very backup.
  givenUp: ({ backup }, parts) =>
    end(parts, backup, {
      problem:
        "The server ended before the backup was whole, and nothing of it is kept. If this database was just restored, it is the backup that it came from.",
    }),
});
