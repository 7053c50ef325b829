import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Account, createAccount } from "../testing/create-account.ts";
import { type Caller, queryAs } from "../testing/query-as.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const tables = [
  "billing_details",
  "quotes",
  "quote_lines",
  "invoices",
  "invoice_lines",
  "subscriptions",
  "payments",
] as const;

const secrets = [
  "seller",
  "billing_clock",
  "quote_links",
  "invoice_numbers",
  "invoice_documents",
  "stripe_sessions",
  "stripe_events",
  "hosting_suspensions",
  "listed_invoices",
  "ledger_transactions",
  "ledger_entries",
] as const;

/** A customer and a suspended one with something in every table, and a person of each other kind. */
async function createScene() {
  const scene = await createTestDatabase();
  const { owner: database } = scene;
  const [owner, stranger, suspended, admin] = await Promise.all(
    [1, 2, 3, 4].map(() => createAccount(database)),
  );
  if (!owner || !stranger || !suspended || !admin) throw new Error("nobody is there");
  await database.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  for (const [sequence, someone] of [owner, suspended].entries()) {
    const [quote, invoice] = [randomUUID(), randomUUID()];
    await database.query("insert into billing_details (account, details) values ($1, '{}')", [someone.id]);
    await database.query(
      `insert into quotes (id, email, customer, title, currency, tax_rate, net_cents, tax_cents, made_on, valid_until)
       values ($1, $2, $3, 'A', 'USD', 0, 1, 0, '2026-11-27', '2026-12-27')`,
      [quote, someone.email, someone.id],
    );
    await database.query("insert into quote_lines values ($1, 1, 'A', 1, 1, 1)", [quote]);
    await database.query(
      `insert into invoices (id, kind, year, sequence, customer, email, buyer, seller, currency, tax_rate, net_cents, tax_cents, issued_on, due_on)
       values ($1, 'invoice', 2026, $2, $3, $4, '{}', '{}', 'USD', 0, 1, 0, '2026-11-27', '2026-12-27')`,
      [invoice, sequence + 1, someone.id, someone.email],
    );
    await database.query("insert into invoice_lines values ($1, 1, 'A', 1, 1, 1)", [invoice]);
    await database.query(
      `insert into subscriptions (id, customer, offer, price_cents, currency, tax_rate, started_on, until)
       values ($1, $2, 'hosting', 1, 'USD', 0, '2026-11-27', '2027-11-27')`,
      [randomUUID(), someone.id],
    );
    await database.query("insert into payments values ($1, $2, 'bank', 1, 'USD', '2026-11-27', '')", [
      randomUUID(),
      invoice,
    ]);
  }
  await database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  return { ...scene, people: { owner, stranger, suspended, admin } };
}

async function seenBy(scene: TestDatabase, caller: Caller): Promise<Record<string, number | string>> {
  const seen = await Promise.all(
    tables.map(async (table) => {
      const answer = queryAs(scene.database, caller, `select * from ${table}`);
      const rows = await answer.then(
        ({ rows }) => rows.length,
        (error: Error) => error.message,
      );
      return [table, rows] as const;
    }),
  );
  return Object.fromEntries(seen);
}

const all = (rows: number) => Object.fromEntries(tables.map((table) => [table, rows]));

test("customers read what is theirs of the books, and nobody else does", async () => {
  const scene = await createScene();
  const { owner, stranger, suspended, admin } = scene.people;
  expect(await seenBy(scene, owner)).toEqual(all(1));
  for (const other of [stranger, suspended, admin]) expect(await seenBy(scene, other)).toEqual(all(0));
  expect(await seenBy(scene, "anon")).toEqual(
    Object.fromEntries(tables.map((table) => [table, `permission denied for table ${table}`])),
  );
  expect(await seenBy(scene, "service_role")).toEqual(all(2));
});

test("nobody writes the books but by commands, and nobody reads what only the server knows", async () => {
  const scene = await createScene();
  const everybody: Caller[] = ["anon", ...(Object.values(scene.people) as Account[])];
  const count = async () =>
    (
      await scene.owner.query(
        tables
          .map((table) => `select count(*), md5(string_agg(t::text, '' order by t::text)) from ${table} t`)
          .join(" union all "),
      )
    ).rows;
  const before = await count();
  for (const caller of everybody) {
    for (const table of [...tables, "offers"]) {
      for (const statement of [`delete from ${table}`, `insert into ${table} default values`]) {
        await expect(queryAs(scene.database, caller, statement)).rejects.toThrow("permission denied");
      }
    }
    for (const table of secrets) {
      const asked = queryAs(scene.database, caller, `select * from private.${table}`);
      await expect(asked).rejects.toThrow("permission denied");
    }
  }
  expect(await count()).toEqual(before);
});

test("the studio's lists are for administrators, and the own page for whoever may sign in", async () => {
  const scene = await createScene();
  const { owner, stranger, suspended, admin } = scene.people;
  const ofStudio = [
    "billing_overview()",
    "list_invoices()",
    "list_quotes()",
    "list_subscriptions()",
    `read_invoice('${randomUUID()}')`,
    `studio_person_affairs('${owner.id}')`,
  ];
  for (const call of ofStudio) {
    for (const caller of [owner, stranger, suspended] as Caller[]) {
      await expect(queryAs(scene.database, caller, `select ${call}`)).rejects.toThrow(
        "Only an administrator",
      );
    }
    await expect(queryAs(scene.database, "anon", `select ${call}`)).rejects.toThrow("permission denied");
    await queryAs(scene.database, admin, `select ${call}`);
  }
  const mine = async (caller: Caller) =>
    (await queryAs(scene.database, caller, "select my_billing() -> 'invoices' as invoices")).rows.map(
      ({ invoices }) => (invoices as unknown[] | null)?.length,
    );
  expect([await mine(owner), await mine(stranger), await mine(suspended)]).toEqual([[1], [0], [undefined]]);
  await expect(queryAs(scene.database, "anon", "select my_billing()")).rejects.toThrow("permission denied");
});
