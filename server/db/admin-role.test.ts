import pg from "pg";
import { expect, test, vi } from "vitest";
import { type Account, createAccount } from "../testing/create-account.ts";
import { createPool } from "../testing/create-pool.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { storeSettings } from "./store-settings.ts";

const asksForAdmin = { metadata: { role: "admin" } };

async function roleOf(owner: pg.Pool, account: Account) {
  const { rows } = await owner.query<{ role: string; requested_role: string | null }>(
    "select role, requested_role from public.profiles where user_id = $1",
    [account.id],
  );
  return rows[0];
}

async function confirm(owner: pg.Pool, account: Account): Promise<void> {
  await owner.query("update auth.users set email_confirmed_at = now() where id = $1", [account.id]);
}

async function roleChanges(owner: pg.Pool) {
  const { rows } = await owner.query<{ payload: Record<string, unknown> }>(
    "select payload from auth.audit_log_entries where payload ->> 'action' = 'role_change' order by created_at",
  );
  return rows.map(({ payload }) => payload);
}

const admin = { role: "admin", requested_role: null };
const customer = { role: "customer", requested_role: null };
const customerWhoAsked = { role: "customer", requested_role: "admin" };

test("the first account that asked to be admin becomes admin when it is confirmed, not before", async () => {
  const { owner } = await createTestDatabase();
  const first = await createAccount(owner, { ...asksForAdmin, confirmed: false });
  expect(await roleOf(owner, first)).toEqual(customerWhoAsked);
  await confirm(owner, first);
  expect(await roleOf(owner, first)).toEqual(admin);
  const second = await createAccount(owner, { ...asksForAdmin, confirmed: false });
  await confirm(owner, second);
  expect(await roleOf(owner, second)).toEqual(customerWhoAsked);
});

test("an account that did not ask stays a customer, even as the first", async () => {
  const { owner } = await createTestDatabase();
  const account = await createAccount(owner, { confirmed: false });
  await confirm(owner, account);
  expect(await roleOf(owner, account)).toEqual(customer);
});

test("of ten confirmations at once exactly one makes an admin", async () => {
  const { owner, ownerUrl } = await createTestDatabase();
  const accounts = await Promise.all(
    Array.from({ length: 10 }, () => createAccount(owner, { ...asksForAdmin, confirmed: false })),
  );
  const pool = createPool(ownerUrl, accounts.length);
  await Promise.all(
    accounts.map(async ({ id }) => {
      const client = await pool.connect();
      await client.query("begin");
      await client.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
      await client.query("select pg_sleep(0.02)"); // without the lock, all ten would be here before one commits
      await client.query("commit");
      client.release();
    }),
  );
  await pool.end();
  const { rows } = await owner.query(
    "select role, count(*)::int from public.profiles group by role order by role",
  );
  expect(rows).toEqual([
    { role: "admin", count: 1 },
    { role: "customer", count: 9 },
  ]);
});

test("with ADMIN_EMAILS only the addresses it names become admin, however many there are", async () => {
  const { database, owner } = await createTestDatabase();
  await storeSettings(database, { adminEmails: ["Head@Example.com", "second@example.com"] });
  const stranger = await createAccount(owner, asksForAdmin);
  const head = await createAccount(owner, { ...asksForAdmin, email: "head@example.com", confirmed: false });
  const second = await createAccount(owner, { ...asksForAdmin, email: "second@example.com" });
  expect(await roleOf(owner, stranger)).toEqual(customerWhoAsked);
  expect(await roleOf(owner, head)).toEqual(customerWhoAsked);
  await confirm(owner, head);
  expect(await roleOf(owner, head)).toEqual(admin);
  expect(await roleOf(owner, second)).toEqual(admin);
});

test("a named account that did not ask stays a customer", async () => {
  const { database, owner } = await createTestDatabase();
  await storeSettings(database, { adminEmails: ["head@example.com"] });
  const head = await createAccount(owner, { email: "head@example.com" });
  expect(await roleOf(owner, head)).toEqual(customer);
});

test("an empty ADMIN_EMAILS names nobody, so nobody becomes admin", async () => {
  const { database, owner } = await createTestDatabase();
  await storeSettings(database, { adminEmails: [] });
  const account = await createAccount(owner, asksForAdmin);
  expect(await roleOf(owner, account)).toEqual(customerWhoAsked);
});

test("confirming again grants nothing that confirming did not", async () => {
  const { owner } = await createTestDatabase();
  const first = await createAccount(owner, asksForAdmin);
  const second = await createAccount(owner, asksForAdmin);
  await owner.query("delete from auth.users where id = $1", [first.id]);
  await confirm(owner, second);
  expect(await roleOf(owner, second)).toEqual(customerWhoAsked);
});

test("a request for the role ends with the address that made it", async () => {
  const { database, owner } = await createTestDatabase();
  await storeSettings(database, { adminEmails: ["head@example.com"] });
  const account = await createAccount(owner, asksForAdmin);
  expect(await roleOf(owner, account)).toEqual(customerWhoAsked);
  await owner.query("update auth.users set email = 'head@example.com' where id = $1", [account.id]);
  expect(await roleOf(owner, account)).toEqual(customer);
  await storeSettings(database, { adminEmails: ["head@example.com", "second@example.com"] });
  expect(await roleOf(owner, account)).toEqual(customer);
});

test("metadata changed after sign-up asks for nothing", async () => {
  const { owner } = await createTestDatabase();
  const account = await createAccount(owner, { confirmed: false });
  await owner.query(
    `update auth.users set raw_user_meta_data = '{"role": "admin"}', raw_app_meta_data = '{"role": "admin"}'
     where id = $1`,
    [account.id],
  );
  await confirm(owner, account);
  expect(await roleOf(owner, account)).toEqual(customer);
});

test("a claim that says admin makes nobody admin", async () => {
  const { database, owner } = await createTestDatabase();
  await createAccount(owner, asksForAdmin);
  const mallory = await createAccount(owner);
  const client = await database.pool.connect();
  await client.query("begin; set local role authenticated");
  await client.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({
      sub: mallory.id,
      role: "admin",
      app_metadata: { role: "admin" },
      user_metadata: { role: "admin" },
    }),
  ]);
  expect((await client.query("select user_id from public.profiles")).rows).toEqual([{ user_id: mallory.id }]);
  await expect(client.query("select public.set_user_role($1, 'admin')", [mallory.id])).rejects.toThrow(
    "Only an administrator may change roles.",
  );
  await client.query("rollback");
  client.release();
  expect(await roleOf(owner, mallory)).toEqual(customer);
});

test("an admin grants and declines requests, and takes the role away again", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, asksForAdmin);
  const granted = await createAccount(owner, asksForAdmin);
  const declined = await createAccount(owner, asksForAdmin);
  await queryAs(database, head, "select public.set_user_role($1, 'admin')", [granted.id]);
  await queryAs(database, head, "select public.set_user_role($1, 'customer')", [declined.id]);
  expect(await roleOf(owner, granted)).toEqual(admin);
  expect(await roleOf(owner, declined)).toEqual(customer);
  await queryAs(database, granted, "select public.set_user_role($1, 'customer')", [head.id]);
  expect(await roleOf(owner, head)).toEqual(customer);
});

test("every change of a role is in the audit log with who did it", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, asksForAdmin);
  const other = await createAccount(owner, asksForAdmin);
  await queryAs(database, head, "select public.set_user_role($1, 'admin')", [other.id]);
  await queryAs(database, "service_role", "update public.profiles set role = 'customer' where user_id = $1", [
    other.id,
  ]);
  await queryAs(database, other, "update public.profiles set full_name = 'Other'");
  const change = { action: "role_change", log_type: "account" };
  expect(await roleChanges(owner)).toEqual([
    {
      ...change,
      actor_id: null,
      actor_username: "database",
      traits: { user_id: head.id, user_email: head.email, from: "customer", to: "admin", requested: "admin" },
    },
    {
      ...change,
      actor_id: head.id,
      actor_username: head.email,
      traits: {
        user_id: other.id,
        user_email: other.email,
        from: "customer",
        to: "admin",
        requested: "admin",
      },
    },
    {
      ...change,
      actor_id: null,
      actor_username: "service_role",
      traits: { user_id: other.id, user_email: other.email, from: "admin", to: "customer", requested: null },
    },
  ]);
});

test("a declined request is in the audit log, a role that was there before is not", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, asksForAdmin);
  const asking = await createAccount(owner, asksForAdmin);
  const decline = () => queryAs(database, head, "select public.set_user_role($1, 'customer')", [asking.id]);
  await decline();
  await decline();
  const [, declined, ...more] = await roleChanges(owner);
  expect(declined).toMatchObject({ traits: { from: "customer", to: "customer", requested: "admin" } });
  expect(more).toEqual([]);
});

test("nobody but an admin changes roles", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, asksForAdmin);
  const mallory = await createAccount(owner, asksForAdmin);
  const call = "select public.set_user_role($1, $2)";
  await expect(queryAs(database, mallory, call, [mallory.id, "admin"])).rejects.toMatchObject({
    code: "42501",
    message: "Only an administrator may change roles.",
  });
  await expect(queryAs(database, mallory, call, [head.id, "customer"])).rejects.toMatchObject({
    code: "42501",
  });
  await expect(queryAs(database, "anon", call, [mallory.id, "admin"])).rejects.toMatchObject({
    code: "42501",
  });
  expect(await roleOf(owner, mallory)).toEqual(customerWhoAsked);
  expect(await roleOf(owner, head)).toEqual(admin);
  expect(await roleChanges(owner)).toHaveLength(1);
});

test("what is no role, no account or no confirmed address is refused", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, asksForAdmin);
  const unconfirmed = await createAccount(owner, { ...asksForAdmin, confirmed: false });
  const call = "select public.set_user_role($1, $2)";
  for (const role of ["owner", "Admin", "", null]) {
    const change = queryAs(database, head, call, [unconfirmed.id, role]);
    await expect(change).rejects.toMatchObject({ code: "22023" });
  }
  await expect(
    queryAs(database, head, call, ["00000000-0000-0000-0000-000000000001", "admin"]),
  ).rejects.toThrow("There is no such account.");
  await expect(queryAs(database, head, call, [unconfirmed.id, "admin"])).rejects.toThrow(
    "The e-mail address of this account is not confirmed yet.",
  );
  expect(await roleOf(owner, unconfirmed)).toEqual(customerWhoAsked);
});

test("the last admin who can sign in stays admin", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, asksForAdmin);
  const banned = await createAccount(owner, asksForAdmin);
  await queryAs(database, head, "select public.set_user_role($1, 'admin')", [banned.id]);
  await owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    banned.id,
  ]);
  const resign = () => queryAs(database, head, "select public.set_user_role($1, 'customer')", [head.id]);
  await expect(resign()).rejects.toThrow("The last administrator must stay one.");
  expect(await roleOf(owner, head)).toEqual(admin);
  await owner.query("update auth.users set banned_until = null where id = $1", [banned.id]);
  await resign();
  expect(await roleOf(owner, head)).toEqual(customer);
});

test("two admins who take each other's role at once leave one admin", async () => {
  const { database, owner } = await createTestDatabase();
  const one = await createAccount(owner, asksForAdmin);
  const other = await createAccount(owner, asksForAdmin);
  for (let round = 0; round < 5; round += 1) {
    await owner.query("update public.profiles set role = 'admin'");
    const call = "select public.set_user_role($1, 'customer'), pg_sleep(0.01)";
    const answers = await Promise.allSettled([
      queryAs(database, one, call, [other.id]),
      queryAs(database, other, call, [one.id]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { rows } = await owner.query("select count(*)::int from public.profiles where role = 'admin'");
    expect(rows).toEqual([{ count: 1 }]);
  }
});

test("a request that is declined while its confirmation waits stays declined", async () => {
  const { database, owner, ownerUrl } = await createTestDatabase();
  await storeSettings(database, { adminEmails: ["head@example.com", "asking@example.com"] });
  const head = await createAccount(owner, { ...asksForAdmin, email: "head@example.com" });
  const asking = await createAccount(owner, {
    ...asksForAdmin,
    email: "asking@example.com",
    confirmed: false,
  });
  const decision = new pg.Client({ connectionString: ownerUrl });
  await decision.connect();
  await decision.query("begin");
  await decision.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ sub: head.id }),
  ]);
  await decision.query("select public.set_user_role($1, 'customer')", [asking.id]);
  const confirmation = confirm(owner, asking);
  const waiting = "select from pg_locks where locktype = 'advisory' and not granted and database = $1";
  const { rows } = await owner.query("select oid from pg_database where datname = current_database()");
  await vi.waitUntil(async () => (await owner.query(waiting, [rows[0].oid])).rowCount === 1, {
    timeout: 10_000,
  });
  await decision.query("commit");
  await decision.end();
  await confirmation;
  expect(await roleOf(owner, asking)).toEqual(customer);
});

test("functions of the rule itself cannot be called by a visitor", async () => {
  const { database, owner } = await createTestDatabase();
  await createAccount(owner, asksForAdmin);
  const mallory = await createAccount(owner, asksForAdmin);
  for (const caller of ["anon", "service_role", mallory] as const) {
    for (const call of [
      "select private.grant_requested_admin($1)",
      "select private.is_admin() where $1::uuid is not null",
      "select private.lock_admin_role() where $1::uuid is not null",
    ]) {
      await expect(queryAs(database, caller, call, [mallory.id])).rejects.toThrow("permission denied");
    }
  }
  expect(await roleOf(owner, mallory)).toEqual(customerWhoAsked);
});
