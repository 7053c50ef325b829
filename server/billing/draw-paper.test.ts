import { randomUUID } from "node:crypto";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { totalsOf } from "../../contract/billing-lines.ts";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer, sampleBuyer } from "../testing/billing.ts";
import { createRandom } from "../testing/random-input.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { createPerson, type Person } from "../testing/send-command.ts";
import { createTestServer } from "../testing/test-server.ts";
import { drawPaper } from "./draw-paper.ts";
import { facturX } from "./factur-x.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import { inFaces } from "./paper-faces.ts";

const seller = {
  ...sampleBuyer,
  name: "Fabula",
  taxId: "93-8150815",
  email: "hello@fabula.example",
  iban: "",
  bic: "",
  bank: "",
};

function paperOf(overrides: Partial<InvoicePaper> = {}): InvoicePaper {
  const lines = overrides.lines ?? [{ text: "A year of hosting", quantity: 1, unitCents: 60_000 }];
  const taxRate = overrides.taxRate ?? 1_900;
  return {
    id: randomUUID(),
    number: "2026-00001",
    kind: "invoice",
    buyer: sampleBuyer,
    seller,
    currency: "USD",
    taxRate,
    ...totalsOf(lines, taxRate),
    paid: 0,
    issuedOn: "2026-11-27",
    dueOn: "2026-12-11",
    period: null,
    corrects: null,
    lines,
    ...overrides,
  };
}

/** What stands in the elements of that name, in order. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, value = ""]) => value);

/** Whether every element that begins ends where it has to. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, end, name, rest] of xml.matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
    if (rest?.endsWith("/")) continue;
    if (end === "") open.push(name ?? "");
    else if (open.pop() !== name) return false;
  }
  return (
    open.length === 0 &&
    parseDocument(xml, { xmlMode: true }).children.length > 0 &&
    !/&(?!amp;|lt;|gt;)/.test(xml)
  );
}

test("an invoice with tax of a studio that has said no tax number is on paper alone, and says of no data that it is there", async () => {
  const unsaid = { ...seller, taxId: " - " };
  const { text, streams } = readPdf(await drawPaper(paperOf({ seller: unsaid })));
  expect(text).toContain("/StructTreeRoot");
  expect(text).not.toMatch(/AFRelationship|EmbeddedFile/);
  expect(streams.some((stream) => /CrossIndustry|fx:ConformanceLevel/.test(stream))).toBe(false);
  expect(streams.some((stream) => stream.includes("pdfaid:part"))).toBe(true);
  const untaxed = readPdf(await drawPaper(paperOf({ seller: unsaid, taxRate: 0 })));
  expect(untaxed.streams.some((stream) => stream.includes("CrossIndustryInvoice"))).toBe(true);
});

test("an invoice is a tagged PDF/A-3b with its data attached and its fonts embedded", async () => {
  const { text, streams } = readPdf(await drawPaper(paperOf()));
  expect(text.slice(0, 8)).toBe("%PDF-1.7");
  for (const sign of [
    "/Marked true",
    "/StructTreeRoot",
    "/AFRelationship /Alternative",
    "/OutputIntents",
    "/Lang (en)",
    "/DisplayDocTitle true",
  ]) {
    expect(text, sign).toContain(sign);
  }
  expect(text).not.toMatch(/\/Encrypt|\/JavaScript|\/Launch/);
  const metadata = streams.find((stream) => stream.includes("pdfaid:part")) ?? "";
  expect(valuesOf(metadata, "pdfaid:part")).toEqual(["3"]);
  expect(valuesOf(metadata, "pdfaid:conformance")).toEqual(["B"]);
  expect(valuesOf(metadata, "fx:ConformanceLevel")).toEqual(["EN 16931"]);
  expect(valuesOf(metadata, "fx:DocumentFileName")).toEqual(["factur-x.xml"]);
  expect(isWellFormed(metadata.replace(/<\?.*?\?>/g, ""))).toBe(true);
  const xml = streams.find((stream) => stream.includes("CrossIndustryInvoice")) ?? "";
  expect(valuesOf(xml, "ram:GrandTotalAmount")).toEqual(["714.00"]);
  // Of every font its file is there.
  const fonts = [...text.matchAll(/\/Type \/FontDescriptor/g)].length;
  expect(fonts).toBeGreaterThanOrEqual(2);
  expect([...text.matchAll(/\/FontFile2 /g)]).toHaveLength(fonts);
});

test("what programs read sums up to what people read, whatever the lines are", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const lines = Array.from({ length: 1 + Math.floor(random.next() * 12) }, () => ({
      text: random.pick(["A & B", "<x>", "Größe", "東京", "a\u0000b", "]]>"]),
      quantity: 1 + Math.floor(random.next() * 20),
      unitCents: Math.floor(random.next() * 100_000),
    }));
    const taxRate = random.pick([0, 700, 825, 1_900]);
    const paper = paperOf({ lines, taxRate, kind: random.pick(["invoice", "credit"]) });
    const xml = facturX({
      ...paper,
      corrects: paper.kind === "credit" ? { number: "2026-00001", issuedOn: "2026-11-27" } : null,
    });
    expect(isWellFormed(xml.replace(/<\?.*?\?>/g, "")), `seed ${seed}`).toBe(true);
    const cents = (name: string) => valuesOf(xml, name).map((value) => Math.round(Number(value) * 100));
    const [basis, ...sums] = cents("ram:LineTotalAmount").toReversed();
    expect(basis).toBe(sums.reduce((sum, one) => sum + one, 0));
    expect(cents("ram:TaxBasisTotalAmount")).toEqual([paper.net]);
    expect(cents("ram:GrandTotalAmount")).toEqual([paper.net + paper.tax]);
    expect(cents("ram:DuePayableAmount")).toEqual([paper.gross]);
    expect(valuesOf(xml, "ram:TypeCode")[0]).toBe(paper.kind === "credit" ? "381" : "380");
    expect(cents("ram:CalculatedAmount")).toEqual(cents("ram:TaxTotalAmount"));
  }
});

test("fifty lines go over several pages, and letters that no face has do not stop anything", async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({
    text: `Łódź 東京 ${"long words ".repeat(at % 20)}`.trim(),
    quantity: 1,
    unitCents: 100,
  }));
  const { text } = readPdf(
    await drawPaper(paperOf({ lines, buyer: { ...sampleBuyer, name: "مقهى 🏠 Žižkov", country: "DE" } })),
  );
  expect([...text.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(1);
  expect(inFaces("Łódź 東ﬁ\u0301")).toEqual([
    { face: "further", text: "Ł" },
    { face: "sans", text: "ód" },
    { face: "further", text: "ź" },
    { face: "sans", text: " ?f?" },
  ]);
});

test("the PDF is drawn by a job once, stays byte for byte, and is for its customer and the studio alone", async () => {
  const server = await createTestServer({ limits: noLimits, works: true });
  const admin = await createAdmin(server);
  const { customer, invoice } = await createCustomer(server, admin);
  const ask = (person: Person | undefined) =>
    fetch(`${server.url}/api/invoices/${invoice}`, {
      headers: person ? { authorization: `Bearer ${person.token}` } : {},
    });
  await expect.poll(async () => (await ask(customer)).status).toBe(200);
  const first = await ask(customer);
  expect(first.headers.get("content-type")).toBe("application/pdf");
  expect(first.headers.get("content-disposition")).toContain("invoice-");
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(Buffer.from(await (await ask(admin)).arrayBuffer()).equals(bytes)).toBe(true);
  await server.database.typed.transaction().execute(async (transaction) => {
    const { drawInvoice } = await import("./draw-invoice.kind.ts");
    await server.commands.jobs.send(transaction, drawInvoice, { invoice });
  });
  const [row] = (
    await server.owner.query(
      "select encode(sha256, 'hex') as hash, drawn_at from private.invoice_documents where invoice = $1",
      [invoice],
    )
  ).rows;
  await expect
    .poll(
      async () =>
        (
          await server.owner.query(
            "select count(*)::int as n from pgboss.job where name = 'draw-invoice' and state <> 'completed'",
          )
        ).rows[0].n,
    )
    .toBe(0);
  expect(
    (
      await server.owner.query(
        "select encode(sha256, 'hex') as hash, drawn_at from private.invoice_documents where invoice = $1",
        [invoice],
      )
    ).rows,
  ).toEqual([row]);
  expect((await ask(await createPerson(server))).status).toBe(404);
  expect((await ask(undefined)).status).toBe(401);
  const wrong = await fetch(`${server.url}/api/invoices/x`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(wrong.status).toBe(404);
});
