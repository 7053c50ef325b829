import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Account, createAccount } from "../testing/create-account.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const manyPeople = 100_000;
let crowd: TestDatabase;
let admin: Account;
let customer: Account;

beforeAll(async () => {
  crowd = await createTestDatabase(afterAll);
  admin = await createAccount(crowd.owner, { metadata: { role: "admin", full_name: "Head" } });
  customer = await createAccount(crowd.owner, { email: "zoe@example.com" });
  await crowd.owner.query(`
    alter table auth.users disable trigger user;
    create temporary table crowd as
      select gen_random_uuid() as id, n, timestamptz '2026-01-01' + n * interval '1 minute' as joined
      from generate_series(1, ${manyPeople}) n;
    insert into auth.users (id, email, created_at) select id, 'person-' || n || '@example.com', joined from crowd;
    insert into public.profiles (user_id, email, full_name, role, requested_role, created_at)
      select id, 'person-' || n || '@example.com', 'Name ' || n,
        case when n % 20000 = 0 then 'admin' else 'customer' end,
        case when n % 10000 = 1 then 'admin' end, joined
      from crowd;
    alter table auth.users enable trigger user;
    analyze public.profiles;
  `);
}, 120_000);

async function list(database: TestDatabase["database"], caller: Account, args = "") {
  const { rows } = await queryAs(database, caller, `select * from public.list_people(${args})`);
  return rows;
}

/** How many rows of `profiles` a statement of an administrator reads, and whether it walked through the table. */
async function countReads(owner: pg.Pool, statement: string) {
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: admin.id }),
    ]);
    // What a connection may come to after it has asked often; the function must not.
    await client.query("set local plan_cache_mode = force_generic_plan");
    const before = await client.query(reads);
    await client.query(statement);
    const after = await client.query(reads);
    return {
      wholeTable: Number(after.rows[0].whole) - Number(before.rows[0].whole),
      rows: Number(after.rows[0].rows) - Number(before.rows[0].rows),
    };
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const reads = `select seq_scan as whole, seq_tup_read + idx_tup_fetch as rows
  from pg_stat_xact_user_tables where relid = 'public.profiles'::regclass`;

for (const args of [
  "",
  "before_created_at => '2026-02-01', before_user_id => gen_random_uuid()",
  "with_role => 'admin'",
  "with_role => 'customer', page_size => 100",
  "with_requested_role => 'admin'",
  "beginning_with => 'person-777'",
  "beginning_with => 'Name 9999'",
  "beginning_with => 'nobody'",
  "beginning_with => 'person-555', with_role => 'customer', before_created_at => '2026-03-01'",
]) {
  test(`of ${manyPeople} people list_people(${args}) reads few`, async () => {
    const { wholeTable, rows } = await countReads(crowd.owner, `select * from public.list_people(${args})`);
    expect(wholeTable).toBe(0);
    expect(rows).toBeLessThan(1_000);
  });
}

test("a customer's read without a filter looks up one row by the primary key", async () => {
  const { rows } = await queryAs(
    crowd.database,
    customer,
    "explain (costs off) select * from public.profiles",
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Index Scan using profiles_pkey");
  expect(plan).not.toContain("Seq Scan");
  expect((await queryAs(crowd.database, customer, "select * from public.profiles")).rows).toMatchObject([
    { user_id: customer.id },
  ]);
});

test("pages follow each other by the last row of the one before, until nobody is left", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, { metadata: { role: "admin" } });
  for (let index = 0; index < 6; index += 1) await createAccount(owner);
  // Of one and the same moment: the order must hold all the same.
  await owner.query(
    "update public.profiles set created_at = '2026-01-01 12:00:00.123456+00' where role = 'customer'",
  );
  const seen: unknown[] = [];
  let page = await list(database, head, "page_size => 3");
  while (page.length > 0) {
    seen.push(...page.map((person) => person.user_id));
    const last = page.at(-1);
    const next = "before_created_at => $1, before_user_id => $2, page_size => 3";
    const { rows } = await queryAs(database, head, `select * from public.list_people(${next})`, [
      "2026-01-01 12:00:00.123456+00",
      last?.user_id,
    ]);
    page = rows;
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen).toHaveLength(7);
  expect(seen[0]).toBe(head.id);
});

test("people are found by role, by what they asked for, and by how their name or address begins", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, { email: "head@example.com", metadata: { role: "admin" } });
  await createAccount(owner, { email: "ada@example.com", metadata: { full_name: "Ada_1 100%" } });
  await createAccount(owner, { email: "asks@example.com", metadata: { full_name: "Grace", role: "admin" } });
  const emails = async (args: string) => (await list(database, head, args)).map((person) => person.email);
  expect(await emails("")).toEqual(["asks@example.com", "ada@example.com", "head@example.com"]);
  expect(await emails("with_role => 'admin'")).toEqual(["head@example.com"]);
  expect(await emails("with_role => 'customer'")).toEqual(["asks@example.com", "ada@example.com"]);
  expect(await emails("with_role => 'owner'")).toEqual([]);
  expect(await emails("with_requested_role => 'admin'")).toEqual(["asks@example.com"]);
  expect(await emails("beginning_with => 'A'")).toEqual(["asks@example.com", "ada@example.com"]);
  expect(await emails("beginning_with => ' gRa '")).toEqual(["asks@example.com"]);
  expect(await emails("beginning_with => 'ada_1 100%'")).toEqual(["ada@example.com"]);
  for (const nobody of ["%", "_", "a_a", "a%m", "\\", "da", "' or true --"]) {
    const { rows } = await queryAs(database, head, "select * from public.list_people(beginning_with => $1)", [
      nobody,
    ]);
    expect({ nobody, rows }).toEqual({ nobody, rows: [] });
  }
  expect(await emails("beginning_with => '  '")).toHaveLength(3);
});

test("a page has 200 people at most and one at least, whatever was asked for", async () => {
  const sizes = ["page_size => 5000", "page_size => 0", "page_size => -1", "page_size => null", ""];
  const counts = await Promise.all(
    sizes.map(async (args) => (await list(crowd.database, admin, args)).length),
  );
  expect(counts).toEqual([200, 1, 1, 50, 50]);
});

test("nobody but an administrator lists people, and an administrator reads no other profile in the table", async () => {
  const { database, owner } = await createTestDatabase();
  const head = await createAccount(owner, { metadata: { role: "admin" } });
  const ada = await createAccount(owner);
  const own = async (caller: Account) =>
    (await queryAs(database, caller, "select user_id from public.profiles")).rows.map((row) => row.user_id);
  for (const caller of ["anon", "service_role", ada] as const) {
    const attempt = queryAs(database, caller, "select * from public.list_people()");
    await expect(attempt).rejects.toMatchObject({ code: "42501" });
  }
  expect(await list(database, head)).toHaveLength(2);
  expect(await own(head)).toEqual([head.id]);
  expect(await own(ada)).toEqual([ada.id]);
  await owner.query("update public.profiles set role = 'admin' where user_id = $1", [ada.id]);
  await owner.query("update public.profiles set role = 'customer' where user_id = $1", [head.id]);
  await expect(list(database, head)).rejects.toMatchObject({ code: "42501" });
});
