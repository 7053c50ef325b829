import { mkdtemp, rm, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEmptyDatabase } from "../testing/create-empty-database.ts";
import { MigrationError, migrate } from "./migrate.ts";

async function createFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fabula-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, sql] of Object.entries(files)) await writeFile(join(folder, file), sql);
  return folder;
}

const first = { "20260101000000_first.sql": "create table public.first (id int);" };
const second = { "20260102000000_second.sql": "create table public.second (id int); select 1;" };

test("each migration is applied once, in order, and is in the Supabase CLI's history", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  const folder = await createFolder({ ...second, ...first });
  expect(await migrate(ownerUrl, folder)).toEqual(["20260101000000_first.sql", "20260102000000_second.sql"]);
  expect(await migrate(ownerUrl, folder)).toEqual([]);
  await writeFile(join(folder, "20260103000000_third.sql"), "alter table public.first add name text");
  expect(await migrate(ownerUrl, folder)).toEqual(["20260103000000_third.sql"]);
  const history =
    "select version, name, statements from supabase_migrations.schema_migrations order by 1 limit 1";
  expect((await owner.query(history)).rows).toEqual([
    { version: "20260101000000", name: "first", statements: ["create table public.first (id int);"] },
  ]);
});

test("two servers that start at once apply each migration once", async () => {
  const { ownerUrl } = await createEmptyDatabase();
  const folder = await createFolder({
    ...first,
    "20260102000000_slow.sql": "select pg_sleep(0.2); create table public.slow (id int);",
  });
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(ownerUrl, folder)));
  expect(applied.flat().sort()).toEqual(["20260101000000_first.sql", "20260102000000_slow.sql"]);
});

test("the product's own migrations can be applied by two servers at once", async () => {
  const { ownerUrl } = await createEmptyDatabase();
  const [one, other] = await Promise.all([migrate(ownerUrl), migrate(ownerUrl)]);
  expect([one.length, other.length].sort()[0]).toBe(0);
  expect(one.length + other.length).toBeGreaterThan(4);
});

test("an applied file that was changed stops the start with its name, and nothing else is applied", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  const folder = await createFolder(first);
  await migrate(ownerUrl, folder);
  await writeFile(join(folder, "20260101000000_first.sql"), "create table public.first (id bigint);");
  await writeFile(join(folder, "20260102000000_second.sql"), "create table public.second (id int)");
  const refusal = migrate(ownerUrl, folder);
  await expect(refusal).rejects.toBeInstanceOf(MigrationError);
  await expect(refusal).rejects.toThrow("20260101000000_first.sql was changed");
  expect((await owner.query("select to_regclass('public.second') as second")).rows).toEqual([
    { second: null },
  ]);
});

test("an applied file that is gone stops the start with its name, and nothing else is applied", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  const folder = await createFolder(first);
  await migrate(ownerUrl, folder);
  await unlink(join(folder, "20260101000000_first.sql"));
  await writeFile(join(folder, "20260102000000_second.sql"), "create table public.second (id int)");
  await expect(migrate(ownerUrl, folder)).rejects.toThrow("20260101000000_first.sql was applied but is gone");
  expect((await owner.query("select to_regclass('public.second') as second")).rows).toEqual([
    { second: null },
  ]);
});

test("a file that fails leaves nothing of itself behind, is named with its line, and the next start tries it again", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  const name = "20260102000000_broken.sql";
  const folder = await createFolder({
    ...first,
    [name]: "create table public.half (id int);\nselect nonsense;",
    "20260103000000_later.sql": "create table public.later (id int);",
  });
  const refusal = migrate(ownerUrl, folder);
  await expect(refusal).rejects.toBeInstanceOf(MigrationError);
  await expect(refusal).rejects.toThrow(`${name}:2 failed: column "nonsense" does not exist`);
  const tables = "select relname from pg_class where relnamespace = 'public'::regnamespace order by 1";
  expect((await owner.query(tables)).rows).toEqual([{ relname: "first" }]);
  await writeFile(join(folder, name), "create table public.half (id int);");
  expect(await migrate(ownerUrl, folder)).toEqual([name, "20260103000000_later.sql"]);
});

test("a file and its place in the history are written together or not at all", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  await migrate(ownerUrl, await createFolder({}));
  await owner.query("alter table supabase_migrations.schema_migrations add check (name <> 'first')");
  await expect(migrate(ownerUrl, await createFolder(first))).rejects.toThrow(
    "20260101000000_first.sql failed",
  );
  expect((await owner.query("select to_regclass('public.first') as first")).rows).toEqual([{ first: null }]);
});

test("what the Supabase CLI applied is taken as applied", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  await owner.query(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    insert into supabase_migrations.schema_migrations values ('20260101000000', null, 'first');
  `);
  const folder = await createFolder({ ...first, ...second });
  expect(await migrate(ownerUrl, folder)).toEqual(["20260102000000_second.sql"]);
});

test("other line endings in a checkout are no change", async () => {
  const { ownerUrl } = await createEmptyDatabase();
  const folder = await createFolder({ "20260101000000_first.sql": "select 1;\nselect 2;\n" });
  await migrate(ownerUrl, folder);
  await writeFile(join(folder, "20260101000000_first.sql"), "select 1;\r\nselect 2;\r\n");
  expect(await migrate(ownerUrl, folder)).toEqual([]);
});

test("a file with a wrong name, or with the number of another, stops the start before anything is applied", async () => {
  const { ownerUrl, owner } = await createEmptyDatabase();
  const misnamed = await createFolder({ ...first, "2026_second.sql": "select 1" });
  await expect(migrate(ownerUrl, misnamed)).rejects.toThrow("2026_second.sql is not named");
  const doubled = await createFolder({ ...first, "20260101000000_other.sql": "select 1" });
  await expect(migrate(ownerUrl, doubled)).rejects.toThrow(
    "20260101000000_first.sql and 20260101000000_other.sql have the same number",
  );
  expect((await owner.query("select to_regclass('public.first') as first")).rows).toEqual([{ first: null }]);
});
