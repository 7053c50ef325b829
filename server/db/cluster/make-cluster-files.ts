import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StartError } from "../../lifecycle/start-error.ts";
import { type PostgresBinaries, postgresMajor } from "../binaries.ts";
import type { Account } from "./choose-account.ts";
import { runProgram } from "./run-program.ts";

/**
 * Makes sure that `files` holds a database cluster that `account` may open. A new one is made beside it and renamed
 * when it is complete, so that a start cut off in between begins anew. Throws `StartError` when the files belong to
 * another version of PostgreSQL.
 */
export async function makeClusterFiles(
  files: string,
  password: () => Promise<string>,
  binaries: PostgresBinaries,
  account: Account,
): Promise<void> {
  if (existsSync(files)) {
    await checkVersion(files);
    await takeOver(files, account);
    return;
  }
  await removeUnfinished(dirname(files), `${basename(files)}.new-`);
  const unfinished = `${files}.new-${randomUUID()}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (account.owner) await chown(unfinished, account.owner.uid, account.owner.gid);
  const passwordFile = `${unfinished}.password`;
  await writeFile(passwordFile, await password(), { mode: 0o600 });
  if (account.owner) await chown(passwordFile, account.owner.uid, account.owner.gid);
  await runProgram(binaries.initdb, initArguments(unfinished, passwordFile), account);
  await rm(passwordFile);
  await rename(unfinished, files);
}

function initArguments(files: string, passwordFile: string): string[] {
  return [
    ...["-D", files, "-U", "postgres", "-A", "scram-sha-256", "--pwfile", passwordFile],
    ...["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    "--no-instructions",
  ];
}

// A name of its own each time: the program of a start that was killed may still be writing into its folder.
async function removeUnfinished(directory: string, prefix: string): Promise<void> {
  for (const entry of await readdir(directory)) {
    if (entry.startsWith(prefix)) {
      await rm(join(directory, entry), { recursive: true, force: true, maxRetries: 20 });
    }
  }
}

async function checkVersion(files: string): Promise<void> {
  const found = await readFile(join(files, "PG_VERSION"), "utf8").then(
    (text) => text.trim(),
    () => undefined,
  );
  if (found === postgresMajor) return;
  throw new StartError(
    found === undefined
      ? `${files} holds no PostgreSQL database: move it away, or restore it from a backup`
      : `${files} was written by PostgreSQL ${found}, this is PostgreSQL ${postgresMajor}: dump it with the old ` +
          "version and restore the dump (README, backup and restore)",
  );
}

// A copy made by root (a restored backup) belongs to root and may be open to others: PostgreSQL refuses both.
async function takeOver(files: string, { owner }: Account): Promise<void> {
  const { uid, mode } = await stat(files);
  if (owner && uid !== owner.uid) {
    for (const entry of await readdir(files, { recursive: true })) {
      await lchown(join(files, entry), owner.uid, owner.gid);
    }
    await chown(files, owner.uid, owner.gid);
  }
  if (process.platform !== "win32" && (mode & 0o077) !== 0) await chmod(files, 0o700);
}
