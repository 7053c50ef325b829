import type pg from "pg";
import { expect, test } from "vitest";
import { type Account, createAccount } from "../testing/create-account.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const noPermission = /permission denied/;

async function arrange() {
  const { database, owner } = await createTestDatabase();
  const admin = await createAccount(owner, { metadata: { role: "admin", full_name: "Head" } });
  const ada = await createAccount(owner, { metadata: { full_name: "Ada" } });
  const bob = await createAccount(owner, { metadata: { full_name: "Bob" } });
  return { database, owner, admin, ada, bob };
}

async function profileOf(owner: pg.Pool, account: Account) {
  const { rows } = await owner.query("select * from public.profiles where user_id = $1", [account.id]);
  return rows[0];
}

test("a sign-up makes a customer's profile with the name and address it gave", async () => {
  const { owner } = await createTestDatabase();
  const account = await createAccount(owner, {
    email: "ada@example.com",
    metadata: { full_name: "  Ada Lovelace \n", role: "customer" },
    confirmed: false,
  });
  expect(await profileOf(owner, account)).toMatchObject({
    user_id: account.id,
    role: "customer",
    requested_role: null,
    full_name: "Ada Lovelace",
    email: "ada@example.com",
  });
});

test("whatever stands in the metadata, sign-up makes a profile", async () => {
  const { owner } = await createTestDatabase();
  for (const [metadata, name] of [
    [{}, ""],
    [{ full_name: null }, ""],
    [{ full_name: 7, role: 1 }, ""],
    [{ full_name: { first: "Ada" }, role: { admin: true } }, ""],
    [{ full_name: "é".repeat(300), role: "ADMIN" }, "é".repeat(200)],
    [{ full_name: "'; drop table profiles; --", role: "owner" }, "'; drop table profiles; --"],
    [[], ""],
  ] as const) {
    const account = await createAccount(owner, { metadata: JSON.stringify(metadata) as unknown as object });
    expect(await profileOf(owner, account)).toMatchObject({
      full_name: name,
      role: "customer",
      requested_role: null,
    });
  }
});

test("a profile's address follows the account's, and a deleted account takes its profile along", async () => {
  const { owner, ada, bob } = await arrange();
  await owner.query("update auth.users set email = 'new@example.com' where id = $1", [ada.id]);
  expect(await profileOf(owner, ada)).toMatchObject({ email: "new@example.com", full_name: "Ada" });
  await owner.query("delete from auth.users where id = $1", [ada.id]);
  expect(await profileOf(owner, ada)).toBeUndefined();
  expect(await profileOf(owner, bob)).toMatchObject({ email: bob.email });
});

test("a user, administrator or not, reads their own profile and nobody else's", async () => {
  const { database, admin, ada, bob } = await arrange();
  for (const caller of [ada, admin]) {
    const { rows } = await queryAs(database, caller, "select * from public.profiles");
    expect(rows.map(({ user_id }) => user_id)).toEqual([caller.id]);
    const others = await queryAs(database, caller, "select * from public.profiles where user_id = $1", [
      bob.id,
    ]);
    expect(others.rows).toEqual([]);
  }
});

test("the service role reads every profile", async () => {
  const { database } = await arrange();
  const { rowCount } = await queryAs(database, "service_role", "select * from public.profiles");
  expect(rowCount).toBe(3);
});

test("somebody who is not signed in reads no profile", async () => {
  const { database } = await arrange();
  await expect(queryAs(database, "anon", "select * from public.profiles")).rejects.toThrow(noPermission);
});

test("a user whose account is gone, or whose claims name nobody, reads nothing", async () => {
  const { database, owner, admin } = await arrange();
  await owner.query("delete from auth.users where id = $1", [admin.id]);
  expect((await queryAs(database, admin, "select * from public.profiles")).rows).toEqual([]);
  const client = await database.pool.connect();
  await client.query("begin; set local role authenticated");
  expect((await client.query("select * from public.profiles")).rows).toEqual([]);
  await client.query("rollback");
  client.release();
});

test("a user changes their own name", async () => {
  const { database, owner, ada, bob } = await arrange();
  const before = await profileOf(owner, ada);
  await queryAs(database, ada, "update public.profiles set full_name = 'Countess'");
  const after = await profileOf(owner, ada);
  expect(after).toMatchObject({ full_name: "Countess", role: "customer" });
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  expect(await profileOf(owner, bob)).toMatchObject({ full_name: "Bob" });
});

test("nobody but the service role changes the name of somebody else", async () => {
  const { database, owner, admin, ada, bob } = await arrange();
  const rename = "update public.profiles set full_name = 'Renamed' where user_id = $1";
  expect((await queryAs(database, ada, rename, [bob.id])).rowCount).toBe(0);
  expect((await queryAs(database, admin, rename, [bob.id])).rowCount).toBe(0);
  await expect(queryAs(database, "anon", rename, [bob.id])).rejects.toThrow(noPermission);
  expect(await profileOf(owner, bob)).toMatchObject({ full_name: "Bob" });
  await queryAs(database, "service_role", rename, [bob.id]);
  expect(await profileOf(owner, bob)).toMatchObject({ full_name: "Renamed" });
});

test("a name of more than 200 characters is refused", async () => {
  const { database, owner, ada } = await arrange();
  const rename = queryAs(database, ada, "update public.profiles set full_name = $1", ["a".repeat(201)]);
  await expect(rename).rejects.toMatchObject({ code: "23514" });
  expect(await profileOf(owner, ada)).toMatchObject({ full_name: "Ada" });
});

for (const column of ["role", "requested_role", "email", "user_id", "created_at", "updated_at"]) {
  test(`no visitor writes profiles.${column}, not even an administrator`, async () => {
    const { database, owner, admin, ada } = await arrange();
    const before = await owner.query("select * from public.profiles order by user_id");
    for (const caller of ["anon", ada, admin] as const) {
      const write = queryAs(database, caller, `update public.profiles set ${column} = default`);
      await expect(write).rejects.toThrow(noPermission);
    }
    expect((await owner.query("select * from public.profiles order by user_id")).rows).toEqual(before.rows);
  });
}

test("no visitor makes or removes a profile, by whatever statement", async () => {
  const { database, owner, admin, ada } = await arrange();
  const before = await owner.query("select * from public.profiles order by user_id");
  for (const caller of ["anon", ada, admin] as const) {
    for (const statement of [
      "insert into public.profiles (user_id, email, role) select $1, 'x@example.com', 'admin'",
      `insert into public.profiles (user_id, email, role) values ($1, 'x@example.com', 'admin')
         on conflict (user_id) do update set role = 'admin'`,
      "delete from public.profiles where user_id = $1",
      `merge into public.profiles using (select $1::uuid as id) as own on user_id = own.id
         when matched then update set role = 'admin'`,
    ]) {
      const write = queryAs(database, caller, statement, [ada.id]);
      await expect(write).rejects.toThrow(noPermission);
    }
    await expect(queryAs(database, caller, "truncate public.profiles cascade")).rejects.toThrow(noPermission);
  }
  expect((await owner.query("select * from public.profiles order by user_id")).rows).toEqual(before.rows);
});

test("no visitor gets at accounts, settings, limits or keys", async () => {
  const { database, admin, ada } = await arrange();
  for (const caller of ["anon", "service_role", ada, admin] as const) {
    for (const table of [
      "auth.users",
      "auth.sessions",
      "auth.audit_log_entries",
      "private.settings",
      "private.rate_limits",
      "private.signing_keys",
    ]) {
      await expect(queryAs(database, caller, `select * from ${table}`)).rejects.toThrow(noPermission);
    }
  }
});
