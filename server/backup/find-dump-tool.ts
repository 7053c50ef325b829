import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BackupProblem } from "./backup-problem.ts";

/** The major version of the `pg_dump` that is found on `path`; null where there is none. */
export async function findDumpTool(path: string | undefined = process.env.PATH): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)("pg_dump", ["--version"], { env: { PATH: path ?? "" } });
    const [, major] = /\(PostgreSQL\) (\d+)/.exec(stdout) ?? [];
    return major === undefined ? null : Number(major);
  } catch {
    return null;
  }
}

/** Throws `BackupProblem` unless a tool of version `found` can dump a database of version `needed`: an older one refuses. */
export function requireDumpTool(found: number | null, needed: number): void {
  if (found !== null && found >= needed) return;
  throw new BackupProblem(
    found === null
      ? `There is no pg_dump on this server's PATH, and the database is not the embedded one. Install the client of PostgreSQL ${needed}.`
      : `The pg_dump on this server's PATH is of PostgreSQL ${found}, the database of PostgreSQL ${needed}: an older tool cannot read it. Install the client of PostgreSQL ${needed}.`,
  );
}
