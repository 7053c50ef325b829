import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";

const migration = join(import.meta.dirname, "../../supabase/migrations/20261120090100_auth.sql");

test("where Supabase's own auth schema stands, the migration leaves it alone", async () => {
  const { owner } = await createTestDatabase();
  await owner.query(
    "drop table private.signing_keys; drop function auth.email(); drop table auth.sessions cascade",
  );
  await owner.query(await readFile(migration, "utf8"));
  const { rows } = await owner.query(
    "select to_regclass('auth.sessions') as sessions, to_regprocedure('auth.email()') as email, to_regclass('private.signing_keys')::text as keys",
  );
  expect(rows).toEqual([{ sessions: null, email: null, keys: "private.signing_keys" }]);
});

test("policies learn from the claims who is asking, and without claims that nobody is", async () => {
  const { owner } = await createTestDatabase();
  const sub = "6fbd0a52-0c4d-4e0a-9d0a-3f2b5a1c7e11";
  const connection = await owner.connect();
  const ask = async () => {
    const asked =
      "select auth.uid()::text as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt";
    return (await connection.query(asked)).rows[0];
  };
  try {
    const nobody = { uid: null, role: null, email: null, jwt: null };
    await connection.query("set role anon");
    expect(await ask()).toEqual(nobody);
    await connection.query("set role authenticated");
    const claims = { sub, role: "authenticated", email: "a@example.com" };
    await connection.query("select set_config('request.jwt.claims', $1, false)", [JSON.stringify(claims)]);
    expect(await ask()).toEqual({ uid: sub, role: "authenticated", email: "a@example.com", jwt: claims });
    await connection.query("select set_config('request.jwt.claims', '', false)");
    expect(await ask()).toEqual(nobody);
  } finally {
    connection.release(true);
  }
});

test("no role of the Data API reaches a table of accounts", async () => {
  const { owner } = await createTestDatabase();
  const { rows } = await owner.query(`
    select role, schemaname || '.' || tablename as name from pg_tables, unnest(array['anon', 'authenticated', 'service_role']) as role
    where schemaname in ('auth', 'private')
      and has_table_privilege(role, format('%I.%I', schemaname, tablename), 'select, insert, update, delete')`);
  expect(rows).toEqual([]);
});

test("two accounts cannot share an address, in whatever case it is written", async () => {
  const { owner } = await createTestDatabase();
  const insert = (email: string) => owner.query("insert into auth.users (email) values ($1)", [email]);
  await insert("a@example.com");
  await expect(insert("a@example.com")).rejects.toMatchObject({ code: "23505" });
  await expect(insert("A@example.com")).rejects.toMatchObject({ code: "23514" });
  expect((await owner.query("select from auth.users")).rowCount).toBe(1);
});
