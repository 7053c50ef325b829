import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import pg from "pg";
import { type Room, requireRoom } from "./backup-folder.ts";
import { listClusterFiles, readClusterFiles } from "./cluster-files.ts";
import { readSecrets } from "./secret-files.ts";
import { type TarEntry, writeTar } from "./write-tar.ts";

/**
 * The bytes of a backup (`.tar.gz`) of the embedded database in `dataDir`, which goes on serving: its files as they lie, each at
 * another moment, and the log that makes them one; and the server's secrets. So PostgreSQL documents it for programs of one's own
 * (continuous archiving, low-level API). Throws `BackupProblem` where the disk has no room for it.
 */
export function copyCluster(dataDir: string, room: Room): AsyncIterable<Uint8Array> {
  const packed = createGzip({ level: 1 });
  const bytes = Readable.from(writeTar(entriesOf(dataDir, room)), { objectMode: false });
  bytes.on("error", (error) => packed.destroy(error));
  packed.on("close", () => bytes.destroy());
  return bytes.pipe(packed);
}

async function* entriesOf(dataDir: string, room: Room): AsyncGenerator<TarEntry> {
  const files = join(dataDir, "cluster");
  // The backup is this session's: it ends with it, however that ends, and so does the slot that holds the log.
  const session = new pg.Client({
    connectionString: await ownerUrl(dataDir),
    application_name: "fabula-backup",
  });
  session.on("error", () => {}); // its next statement says it
  await session.connect();
  try {
    const slot = `fabula_backup_${randomBytes(6).toString("hex")}`;
    await session.query("select pg_create_physical_replication_slot($1, true, true)", [slot]);
    await session.query("select pg_backup_start($1, true)", [slot]);
    const list = await listClusterFiles(files);
    await requireRoom(
      room,
      list.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    yield { name: "cluster", kind: "folder" };
    yield* readSecrets(dataDir);
    yield* readClusterFiles(files, list);
    const { rows } = await session.query<{ last: string; label: string }>(
      "select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)",
    );
    const [stopped] = rows;
    if (!stopped) throw new Error("the database did not say where the backup ends");
    yield* readLog(files, stopped);
    // Last: what has it is whole.
    const label = Buffer.from(stopped.label);
    yield { name: "cluster/backup_label", kind: "file", bytes: label.length, chunks: [label] };
  } finally {
    await session.end();
  }
}

/** The segments of the log from the beginning of the backup to its end. Throws where one is missing. */
async function* readLog(files: string, { last, label }: { last: string; label: string }) {
  const first = /\(file ([\dA-F]{24})\)/.exec(label)?.[1] ?? "";
  const segments = (await readdir(join(files, "pg_wal")))
    .filter((name) => /^[\dA-F]{24}$/.test(name) && name >= first && name <= last)
    .sort();
  if (first === "" || segments[0] !== first || segments.at(-1) !== last) {
    throw new Error("the log of the database does not reach from the beginning of the backup to its end");
  }
  yield* readClusterFiles(
    files,
    segments.map((name) => ({ path: `pg_wal/${name}`, kind: "file", bytes: 0 })),
  );
}

/** How the embedded database is reached by its owner, as it says itself. */
async function ownerUrl(dataDir: string): Promise<string> {
  const password = await readFile(join(dataDir, "password"), "utf8");
  const port = (await readFile(join(dataDir, "cluster", "postmaster.pid"), "utf8")).split("\n")[3];
  return `postgres://postgres:${password.trim()}@127.0.0.1:${port?.trim()}/postgres`;
}
