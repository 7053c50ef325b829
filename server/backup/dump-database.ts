import { spawn } from "node:child_process";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import pg from "pg";
import { type Room, requireRoom } from "./backup-folder.ts";
import type { BackupParts } from "./backup-parts.ts";
import { BackupProblem } from "./backup-problem.ts";
import { findDumpTool, requireDumpTool } from "./find-dump-tool.ts";
import { readSecrets } from "./secret-files.ts";
import { writeTar } from "./write-tar.ts";
import { writeWhole } from "./write-whole.ts";

type Options = { path: string | undefined; room: Room; signal: AbortSignal | undefined };

/**
 * The bytes of what `pg_dump --format=custom` writes of `DATABASE_URL`. Throws `BackupProblem` where the tool is missing or too old,
 * or the disk has no room.
 */
export async function* dumpDatabase(
  { config, database }: BackupParts,
  { path, room, signal }: Options,
): AsyncGenerator<Uint8Array> {
  const { rows } = await database.pool.query<{ major: number; bytes: string }>(
    `select current_setting('server_version_num')::int / 10000 as major, pg_database_size(current_database()) as bytes`,
  );
  const [{ major, bytes } = { major: 0, bytes: "0" }] = rows;
  requireDumpTool(await findDumpTool(path), major);
  await requireRoom(room, Number(bytes));
  const address = config.databaseUrl ?? "";
  // In the environment: everybody on the machine sees how a program was called. It is what the server itself signs in with.
  const { password } = new pg.Client({ connectionString: address });
  const tool = spawn(
    "pg_dump",
    ["--format=custom", "--no-password", `--dbname=${withoutPasswords(address)}`],
    {
      env: { PATH: path ?? "", LC_ALL: "C", ...(password && { PGPASSWORD: password }) },
      stdio: ["ignore", "pipe", "pipe"],
      ...(signal && { signal }),
    },
  );
  let said = "";
  tool.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    tool.on("error", reject);
    tool.on("close", resolve);
  });
  ended.catch(() => {}); // asked below
  try {
    yield* tool.stdout;
    const code = await ended;
    if (code !== 0) throw new BackupProblem(`pg_dump ended with ${code}: ${lastLine(said)}`);
  } finally {
    tool.kill("SIGKILL");
  }
}

/** The address of a database as anybody on the machine may read it: passwords stand before its host, or in its query. */
function withoutPasswords(address: string): string {
  const url = new URL(address);
  url.password = "";
  // As text: `searchParams` would write spaces in a way that `pg_dump` does not read.
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((part) => ![...new URLSearchParams(part).keys()].some((name) => /^(ssl)?password$/i.test(name)));
  url.search = kept.join("&");
  return url.href;
}

/** Writes the server's secrets beside a dump, which has none of them. */
export async function writeSecrets(dataDir: string, folder: string, dump: string): Promise<void> {
  const entries = Readable.from(writeTar(readSecrets(dataDir)), { objectMode: false });
  // What fails on the way fails what is read from it.
  const bytes = pipeline(entries, createGzip(), () => {});
  await writeWhole(folder, `${dump}.secrets.tar.gz`, bytes);
}

function lastLine(said: string): string {
  return (said.trim().split("\n").at(-1) ?? "").slice(0, 300);
}
