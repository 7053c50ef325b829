import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createAccount } from "../testing/create-account.ts";
import { createCluster, openPool } from "../testing/create-cluster.ts";
import { createEmptyDatabase } from "../testing/create-empty-database.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { ensureServerRole, ServerRoleError } from "./server-role.ts";
import { storeSettings } from "./store-settings.ts";

test("the server's own role is neither superuser nor owner of anything", async () => {
  const { database } = await createTestDatabase();
  const role = await database.pool.query(
    "select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user",
  );
  expect(role.rows).toEqual([
    {
      rolname: "fabula_server",
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
    },
  ]);
  for (const catalogue of [
    "pg_class where relowner",
    "pg_namespace where nspowner",
    "pg_proc where proowner",
  ]) {
    const owned = await database.pool.query(`select from ${catalogue} = current_user::regrole`);
    expect(owned.rowCount).toBe(0);
  }
});

test("the server's own role reaches public tables only as one of the visitors' roles", async () => {
  const { database, owner } = await createTestDatabase();
  await createAccount(owner);
  await expect(database.pool.query("select * from public.profiles")).rejects.toThrow("permission denied");
  await expect(database.pool.query("create table public.own (id int)")).rejects.toThrow("permission denied");
  await expect(database.pool.query("create table private.own (id int)")).rejects.toThrow("permission denied");
});

test("the whole product runs for an owner who is no superuser and may not give bypassrls", async () => {
  const { superuserUrl, superuser } = await createCluster();
  await superuser.query("create role manager login createrole password 'managed'");
  await superuser.query("create database managed owner manager");
  const ownerUrl = superuserUrl
    .replace(/\/\/[^@]+@/, "//manager:managed@")
    .replace(/\/postgres$/, "/managed");
  await migrate(ownerUrl);
  const database = openDatabase(await ensureServerRole(ownerUrl), { connections: 2 });
  onTestFinished(() => database.close());
  const owner = openPool(ownerUrl);
  await storeSettings(database, { adminEmails: undefined });
  const head = await createAccount(owner, { metadata: { role: "admin" } });
  const ada = await createAccount(owner);
  const countAs = async (caller: Parameters<typeof queryAs>[1]) =>
    (await queryAs(database, caller, "select * from public.profiles")).rowCount;
  expect(await countAs(ada)).toBe(1);
  expect(await countAs(head)).toBe(1);
  expect((await queryAs(database, head, "select * from public.list_people()")).rowCount).toBe(2);
  expect(await countAs("service_role")).toBe(2);
  await expect(countAs("anon")).rejects.toThrow("permission denied");
  expect(await ensureServerRole(ownerUrl)).toBe(database.pool.options.connectionString);
});

test("servers that start at once agree on the role and its password", async () => {
  const { superuserUrl, superuser } = await createCluster();
  await migrate(superuserUrl);
  const urls = await Promise.all([1, 2, 3, 4].map(() => ensureServerRole(superuserUrl)));
  expect(new Set(urls).size).toBe(1);
  await superuser.query("alter role fabula_server password 'changed by somebody'");
  const repaired = await ensureServerRole(superuserUrl);
  const client = new pg.Client({ connectionString: repaired });
  await client.connect();
  await client.end();
});

test("a server's role that can do more than it should is refused", async () => {
  const { superuserUrl, superuser } = await createCluster();
  await migrate(superuserUrl);
  await ensureServerRole(superuserUrl);
  for (const power of ["superuser", "bypassrls", "createrole", "createdb", "inherit"]) {
    await superuser.query(`alter role fabula_server ${power}`);
    await expect(ensureServerRole(superuserUrl)).rejects.toBeInstanceOf(ServerRoleError);
    await superuser.query(`alter role fabula_server no${power}`);
  }
  await superuser.query("create table public.own (id int); alter table public.own owner to fabula_server");
  await expect(ensureServerRole(superuserUrl)).rejects.toThrow("owns tables");
});

test("an owner without a password, or named like the server's role, is refused before anything is changed", async () => {
  const { ownerUrl } = await createEmptyDatabase();
  await expect(ensureServerRole(ownerUrl.replace(/:[^:@/]+@/, "@"))).rejects.toThrow(
    "must contain its owner's password",
  );
  await expect(ensureServerRole(ownerUrl.replace("//postgres:", "//fabula_server:"))).rejects.toThrow(
    "another role than fabula_server",
  );
});
