import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer, invoiceFor, mustSend } from "../testing/billing.ts";
import { createRandom } from "../testing/random-input.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  admin = await createAdmin(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await server.owner.query(statement, values)).rows;

/** What must be true of the books at any time. */
async function expectTrueBooks() {
  expect(
    await rowsOf(
      "select transaction from private.ledger_entries group by transaction, currency having sum(amount_cents) <> 0",
    ),
    "bookings that do not sum to zero",
  ).toEqual([]);
  expect(
    await rowsOf(`
      select invoice.number from invoices as invoice where invoice.open_cents <> coalesce((
        select sum(entry.amount_cents) from private.ledger_transactions as booked
        join private.ledger_entries as entry on entry.transaction = booked.id
        where booked.invoice = invoice.id and entry.account = 'receivable'
      ), 0)
    `),
    "invoices that say otherwise than the ledger",
  ).toEqual([]);
  expect(
    await rowsOf(`
      select booked.customer from private.ledger_transactions as booked
      join private.ledger_entries as entry on entry.transaction = booked.id
      where entry.account = 'prepaid' group by booked.customer, entry.currency having sum(entry.amount_cents) > 0
    `),
    "customers who had more taken than they had in favour",
  ).toEqual([]);
  expect(
    await rowsOf(`
      select booked.customer from private.ledger_transactions as booked
      join private.ledger_entries as entry on entry.transaction = booked.id
      where entry.account in ('bank', 'stripe', 'prepaid') and booked.customer is not null
      group by booked.customer, entry.currency having sum(entry.amount_cents) < 0
    `),
    "customers who have more in favour than they ever paid",
  ).toEqual([]);
  const numbers = await rowsOf("select year, sequence from invoices order by year, sequence");
  const expected = numbers.map((row, at) => ({
    year: row.year,
    sequence: at - numbers.findIndex(({ year }) => year === row.year) + 1,
  }));
  expect(numbers, "numbers without a gap").toEqual(expected);
}

const payment = (invoice: string, amountCents: number, receivedOn: string) => ({
  request: randomUUID(),
  invoice,
  amountCents,
  receivedOn,
  reference: "a transfer",
});

const todayOf = async () => String((await rowsOf("select private.billing_today()::text as today"))[0]?.today);

test("50 payments at once are all booked, and the numbers of invoices issued beside them have no gap", async () => {
  const today = await todayOf();
  const { customer } = await createCustomer(server, admin);
  const bill = invoiceFor(customer.email);
  await mustSend(server, admin, "issue-invoice", bill);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      at % 2 === 0
        ? sendCommand(server, admin, "record-payment", payment(bill.invoice, 5_000, today))
        : sendCommand(
            server,
            admin,
            "issue-invoice",
            // Every fifth is refused once it has its number: its id is taken, or its lines come to nothing that can be kept.
            invoiceFor(customer.email, at % 5 === 0 ? { invoice: bill.invoice } : {}),
          ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(45);
  const [row] = await rowsOf("select open_cents::int as open from invoices where id = $1", [bill.invoice]);
  // 25 payments of 50 dollars, of 1,190 that were asked for: the last 60 are in their favour, and were used.
  expect(row?.open).toBe(0);
  expect(await rowsOf("select count(*)::int as n from payments where invoice = $1", [bill.invoice])).toEqual([
    { n: 25 },
  ]);
  await expectTrueBooks();
});

test("a transaction that fails late gives its number back", async () => {
  const before = await rowsOf("select year, last from private.invoice_numbers");
  const person = await createPerson(server);
  await server.owner.query(
    "create function private.fail_once() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$",
  );
  await server.owner.query(
    "create trigger fail_once before insert on private.command_answers for each row execute function private.fail_once()",
  );
  const failed = await sendCommand(server, admin, "issue-invoice", invoiceFor(person.email));
  expect(failed.status).toBe(500);
  await server.owner.query("drop function private.fail_once() cascade");
  expect(await rowsOf("select year, last from private.invoice_numbers")).toEqual(before);
  await mustSend(server, admin, "issue-invoice", invoiceFor(person.email));
  await expectTrueBooks();
});

test("whatever happens to invoices in whatever order, the books are true", async () => {
  const today = await todayOf();
  for (const seed of [1, 2, 3, 4]) {
    const random = createRandom(seed);
    const people = await Promise.all([createPerson(server), createPerson(server)]);
    const invoices: string[] = [];
    const anyInvoice = () => (invoices.length === 0 ? randomUUID() : random.pick(invoices));
    const some = () => Math.floor(random.next() * 150_000) + 1;
    const acts: (() => [string, object])[] = [
      () => {
        const bill = invoiceFor(random.pick(people).email, {
          taxRate: random.pick([0, 700, 825, 1_900]),
          currency: random.pick(["USD", "EUR"]),
          lines: [{ text: "Something", quantity: Math.ceil(random.next() * 9), unitCents: some() }],
        });
        invoices.push(bill.invoice);
        return ["issue-invoice", bill];
      },
      () => ["record-payment", payment(anyInvoice(), some(), today)],
      () => ["credit-invoice", { request: randomUUID(), invoice: anyInvoice(), credit: randomUUID() }],
      () => [
        "credit-invoice",
        {
          request: randomUUID(),
          invoice: anyInvoice(),
          credit: randomUUID(),
          lines: [{ text: "Some of it", quantity: 1, unitCents: some() }],
        },
      ],
      () => ["waive-invoice", { request: randomUUID(), invoice: anyInvoice(), reason: "lost" }],
      () => [
        "refund-customer",
        { request: randomUUID(), invoice: anyInvoice(), amountCents: some(), reference: "back" },
      ],
    ];
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => {
          const [name, body] = random.pick(acts)();
          return sendCommand(server, admin, name, body);
        }),
      );
      for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500);
    }
    await expectTrueBooks();
  }
});

test("what was booked and issued stands, for the server itself as well", async () => {
  const person = await createPerson(server);
  const bill = invoiceFor(person.email);
  await mustSend(server, admin, "issue-invoice", bill);
  const before = await rowsOf("select * from private.ledger_entries order by transaction, place");
  const refused = async (statement: string) => {
    await expect(server.database.pool.query(statement), statement).rejects.toThrow(/stands|sum to zero/);
  };
  await refused("update private.ledger_entries set amount_cents = amount_cents + 1");
  await refused("delete from private.ledger_entries");
  await refused("delete from private.ledger_transactions");
  await refused(`update public.invoices set net_cents = 1 where id = '${bill.invoice}'`);
  await refused(`update public.invoices set sequence = 9999 where id = '${bill.invoice}'`);
  await refused(`delete from public.invoices where id = '${bill.invoice}'`);
  await refused(`update public.invoice_lines set text = 'x' where invoice = '${bill.invoice}'`);
  await refused("insert into private.ledger_transactions (kind, day) values ('refund', '2026-11-27')");
  await refused(`
    with booked as (insert into private.ledger_transactions (kind, day) values ('refund', '2026-11-27') returning id)
    insert into private.ledger_entries (transaction, place, account, amount_cents, currency)
    select id, place, 'bank', 1, 'USD' from booked, generate_series(1, 2) as place
  `);
  await refused(`
    insert into private.ledger_entries (transaction, place, account, amount_cents, currency)
    select id, 9, 'bank', 1, 'USD' from private.ledger_transactions limit 1
  `);
  expect(await rowsOf("select * from private.ledger_entries order by transaction, place")).toEqual(before);
});

test("the same request books once, at once and later", async () => {
  const today = await todayOf();
  const person = await createPerson(server);
  const bill = invoiceFor(person.email);
  const answers = await Promise.all([1, 2, 3].map(() => sendCommand(server, admin, "issue-invoice", bill)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const paid = payment(bill.invoice, 20_000, today);
  await Promise.all([1, 2, 3].map(() => sendCommand(server, admin, "record-payment", paid)));
  expect(await rowsOf("select open_cents::int as open from invoices where id = $1", [bill.invoice])).toEqual([
    { open: 119_000 - 20_000 },
  ]);
});
