import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer, invoiceFor, mustSend, sampleBuyer } from "../testing/billing.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { createPerson, type Person } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { drawStatement } from "./draw-statement.ts";
import { partsOf, readStatementPaper } from "./statement-paper.ts";

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

const ask = (person: Person | undefined, path: string) =>
  fetch(`${server.url}/api/statements/${path}`, {
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });
const todayOf = async () =>
  String((await server.owner.query("select private.billing_today()::text as today")).rows[0]?.today);

test("a year begins with what the years before it have left, and currencies are never added up", () => {
  const row = (day: string, amount: number, currency: "USD" | "EUR" = "USD") => ({
    day,
    kind: "invoice" as const,
    number: "1",
    amount,
    currency,
  });
  const parts = partsOf(
    [row("2025-05-01", 300), row("2025-06-01", -100), row("2026-01-01", 50, "EUR"), row("2026-02-01", -250)],
    "2026-01-01",
  );
  expect(parts).toMatchObject([
    { currency: "EUR", opening: 0, rows: [{ balance: 50 }], closing: 50 },
    { currency: "USD", opening: 200, rows: [{ amount: -250, balance: -50 }], closing: -50 },
  ]);
});

test("a statement is a tagged PDF/A-3b with a row for each booking, over as many pages as it takes", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    day: "2026-03-01",
    kind: "payment" as const,
    number: `2026-${String(at).padStart(5, "0")}`,
    amount: -100,
    balance: 1_000 - at * 100,
  }));
  const paper = {
    kind: "statement" as const,
    year: 2026,
    drawnOn: "2026-11-27",
    until: "2026-11-27",
    seller: { ...sampleBuyer, name: "Fabula", email: "hello@fabula.example", iban: "", bic: "", bank: "" },
    buyer: sampleBuyer,
    email: "ada@example.com",
    parts: [{ currency: "USD" as const, opening: 1_100, rows, closing: -4_900 }],
  };
  const { text, streams } = readPdf(await drawStatement(paper));
  for (const sign of ["/Marked true", "/StructTreeRoot", "/OutputIntents", "/Lang (en)"]) {
    expect(text, sign).toContain(sign);
  }
  expect(streams.find((stream) => stream.includes("pdfaid:part"))).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(text.match(/\/S \/TR\b/g)).toHaveLength(62);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  const empty = { ...paper, buyer: null, parts: [{ ...paper.parts[0], opening: 0, rows: [], closing: 0 }] };
  expect(readPdf(await drawStatement({ ...empty, parts: [] })).text).not.toContain("/S /TR");
});

test("what a statement says at its end is what is owed, whatever was booked and when the money came", async () => {
  const { customer, invoice } = await createCustomer(server, admin);
  const today = await todayOf();
  const year = Number(today.slice(0, 4));
  await mustSend(server, admin, "record-payment", {
    request: randomUUID(),
    invoice,
    amountCents: 1_600_000,
    receivedOn: today,
    reference: "T",
  });
  await mustSend(server, admin, "issue-invoice", invoiceFor(customer.email));
  await mustSend(server, admin, "issue-invoice", invoiceFor(customer.email, { currency: "EUR" }));
  const paper = await readStatementPaper(server.database.typed, customer.id, year, today);
  expect(paper).toMatchObject({
    year,
    until: today,
    buyer: { name: sampleBuyer.name },
    email: customer.email,
  });
  expect(paper?.parts).toMatchObject([
    { currency: "EUR", closing: 119_000 },
    { currency: "USD", opening: 0, closing: 1_500_000 - 1_600_000 + 119_000 },
  ]);
  const next = await readStatementPaper(server.database.typed, customer.id, year + 1, `${year + 1}-05-05`);
  expect(next?.parts).toMatchObject([
    { opening: 119_000, rows: [], closing: 119_000 },
    { opening: 19_000, rows: [], closing: 19_000 },
  ]);
});

test("a statement is for whoever it is of and for the studio, one at a time, and for no year to come", async () => {
  const { customer } = await createCustomer(server, admin);
  const [stranger, suspended] = [await createPerson(server), await createPerson(server)];
  const year = (await todayOf()).slice(0, 4);
  const own = await ask(customer, year);
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(own.headers.get("content-disposition")).toContain(`statement-${year}.pdf`);
  expect(
    Buffer.from(await own.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const theirs = `${year}?account=${customer.id}`;
  const studios = await ask(admin, theirs);
  expect([studios.status, studios.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await studios.arrayBuffer();
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  const refused: [Person | undefined, string, number][] = [
    [stranger, theirs, 404],
    [stranger, year, 404],
    [admin, year, 404],
    [suspended, year, 401],
    [undefined, theirs, 401],
    [customer, String(Number(year) + 1), 404],
    [customer, "1", 404],
    [customer, "x", 404],
    [customer, `${year}?account=x`, 404],
    [customer, `${year}?more=1`, 404],
    [admin, `${year}?account=${randomUUID()}`, 404],
  ];
  for (const [person, path, status] of refused) expect((await ask(person, path)).status, path).toBe(status);
  const many = await Promise.all(Array.from({ length: 8 }, () => ask(customer, year)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
  await Promise.all(many.map((answer) => answer.arrayBuffer()));
});
