import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

const migrationsFolder = join(import.meta.dirname, "../../supabase/migrations");
const advisoryLock = 5_318_008_227;

export class MigrationError extends Error {}

type Migration = { version: string; name: string; file: string; sql: string; hash: string };

/**
 * Applies every pending file of `supabase/migrations` to the database at `ownerUrl`, each in a transaction of its
 * own, under an advisory lock, so that servers starting at once take turns. Gives the names of the files applied.
 * Throws `MigrationError` when an applied file was changed or is gone. The history table is the Supabase CLI's.
 */
export async function migrate(ownerUrl: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLock]);
    await client.query(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text
      );
      alter table supabase_migrations.schema_migrations add column if not exists hash text;
    `);
    const applied = await client.query<{ version: string; name: string | null; hash: string | null }>(
      "select version, name, hash from supabase_migrations.schema_migrations order by version",
    );
    const migrations = await readMigrations(folder);
    for (const row of applied.rows) {
      const file = migrations.find((migration) => migration.version === row.version);
      if (!file)
        throw new MigrationError(
          `migration ${row.version}_${row.name ?? ""} was applied but its file is gone`,
        );
      if (row.hash !== null && row.hash !== file.hash) {
        throw new MigrationError(
          `migration ${file.file} was changed after it had been applied: restore it and add a new file`,
        );
      }
    }
    const done = new Set(applied.rows.map((row) => row.version));
    const pending = migrations.filter((migration) => !done.has(migration.version));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.file);
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query(
      "insert into supabase_migrations.schema_migrations (version, name, statements, hash) values ($1, $2, $3, $4)",
      [migration.version, migration.name, [migration.sql], migration.hash],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new MigrationError(`migration ${migration.file} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file);
      if (!match?.[1] || !match[2])
        throw new MigrationError(`migration ${file} is not named YYYYMMDDHHmmss_what_changes.sql`);
      const sql = await readFile(join(folder, file), "utf8");
      return {
        version: match[1],
        name: match[2],
        file,
        sql,
        hash: createHash("sha256").update(sql).digest("hex"),
      };
    }),
  );
}
