import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

const migrationsFolder = join(import.meta.dirname, "../../supabase/migrations");
const advisoryLock = 5_318_008_227;

/** The migrations cannot be applied as they are; the message is one line for the console and names the file. */
export class MigrationError extends Error {}

type Migration = { version: string; name: string; file: string; sql: string; hash: string };

/**
 * Applies every pending file of `supabase/migrations` to the database at `ownerUrl`, each in a transaction of its
 * own, under an advisory lock, so that servers starting at once take turns. Gives the names of the files applied.
 * Throws `MigrationError` when a file fails, and when an applied file was changed or is gone. The history table is
 * the Supabase CLI's, with a hash added.
 */
export async function migrate(ownerUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {}); // a lost connection fails the query that runs; it must not end the process as well
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
    const applied = await readHistory(client);
    compareWithHistory(migrations, applied);
    const pending = migrations.filter(({ version }) => !applied.some((row) => row.version === version));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ file }) => file);
  } finally {
    await client.end();
  }
}

/** `hash` is null where the Supabase CLI applied the file. */
type Applied = { version: string; name: string | null; hash: string | null };

async function readHistory(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    "select version, name, hash from supabase_migrations.schema_migrations order by version",
  );
  return rows;
}

function compareWithHistory(migrations: Migration[], applied: Applied[]): void {
  for (const row of applied) {
    const migration = migrations.find(({ version }) => version === row.version);
    if (!migration) {
      throw new MigrationError(`migration ${row.version}_${row.name ?? ""}.sql was applied but is gone`);
    }
    if (row.hash !== null && row.hash !== migration.hash) {
      throw new MigrationError(
        `migration ${migration.file} was changed after it had been applied: restore it and add a new file`,
      );
    }
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
  } catch (cause) {
    await client.query("rollback");
    const { message, position } = cause as Error & { position?: string };
    const line = position ? `:${migration.sql.slice(0, Number(position)).split("\n").length}` : "";
    throw new MigrationError(`migration ${migration.file}${line} failed: ${message}`, { cause });
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before?.version === migration.version) {
      throw new MigrationError(`migrations ${before.file} and ${migration.file} have the same number`);
    }
  });
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
  if (!version || !name) {
    throw new MigrationError(`migration ${file} is not named YYYYMMDDHHmmss_what_changes.sql`);
  }
  // A checkout on Windows may have other line endings; it is the same migration.
  const sql = (await readFile(join(folder, file), "utf8")).replaceAll("\r\n", "\n");
  return { version, name, file, sql, hash: createHash("sha256").update(sql).digest("hex") };
}
