import type { FileHandle } from "node:fs/promises";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { TarEntry } from "./write-tar.ts";

/**
 * Folders whose contents a start makes anew, and the log, of which the backup brings what it needs
 * (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA).
 */
const emptied = [
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
];

/** Of the running process, or of another backup. */
const left = /^(postmaster\.(pid|opts)|backup_label|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/;

export type ClusterFile = { path: string; kind: "file" | "folder"; bytes: number };

/** Comes after all others: it changes while they are read, and the newest of it is the best. */
const control = "global/pg_control";

/** What of the running cluster in `files` is copied: paths within it, folders first. */
export async function listClusterFiles(files: string): Promise<ClusterFile[]> {
  const found: ClusterFile[] = [];
  async function look(folder: string): Promise<void> {
    const entries = await readdir(join(files, folder), { withFileTypes: true }).catch(ignoreGone);
    for (const entry of entries ?? []) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (left.test(entry.name) || path === control) continue;
      if (entry.isDirectory()) {
        found.push({ path, kind: "folder", bytes: 0 });
        if (emptied.includes(path)) continue;
        await look(path);
      } else if (entry.isFile()) {
        const size = await stat(join(files, path)).catch(ignoreGone);
        if (size) found.push({ path, kind: "file", bytes: size.size });
      }
    }
  }
  await look("");
  for (const name of ["archive_status", "summaries"]) {
    found.push({ path: `pg_wal/${name}`, kind: "folder", bytes: 0 });
  }
  found.push({ path: control, kind: "file", bytes: (await stat(join(files, control))).size });
  return found;
}

/** The same as entries of an archive. What is gone since it was listed is left out: the log knows of that. */
export async function* readClusterFiles(
  files: string,
  list: readonly ClusterFile[],
): AsyncGenerator<TarEntry> {
  for (const { path, kind } of list) {
    const name = `cluster/${path}`;
    if (kind === "folder") {
      yield { name, kind };
      continue;
    }
    const file = await open(join(files, path), "r").catch(ignoreGone);
    if (!file) continue;
    try {
      const { size } = await file.stat();
      yield { name, kind, bytes: size, chunks: readPieces(file) };
    } finally {
      await file.close();
    }
  }
}

/** A chunk is done with when the next one is asked for. */
async function* readPieces(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(256 * 1024));
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
