import { randomUUID } from "node:crypto";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { totalsOf } from "../../contract/billing-lines.ts";
import { sampleBuyer } from "../testing/billing.ts";
import { createRandom, type Random } from "../testing/random-input.ts";
import { facturX } from "./factur-x.ts";
import type { InvoicePaper } from "./invoice-paper.ts";

const seller = {
  ...sampleBuyer,
  name: "Fabula",
  email: "hello@fabula.example",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  bank: "",
};

function anyPaper(random: Random): InvoicePaper {
  const lines = Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => ({
    text: random.pick(["Hosting", "A & B", "Größe"]),
    quantity: 1 + Math.floor(random.next() * 9),
    unitCents: Math.floor(random.next() * 100_000),
  }));
  const taxRate = random.pick([0, 700, 825, 1_900]);
  const totals = totalsOf(lines, taxRate);
  const kind = random.pick(["invoice", "credit"] as const);
  return {
    id: randomUUID(),
    number: "2026-00002",
    kind,
    buyer: {
      ...sampleBuyer,
      taxId: random.pick(["", "DE123456788", "93815/08152"]),
      region: random.pick(["", "OR"]),
    },
    seller: {
      ...seller,
      taxId: random.pick(["DE 123 456 789", "EL123456789", "12/345/67890", "QX1"]),
      iban: random.pick(["", seller.iban]),
    },
    currency: random.pick(["USD", "EUR"] as const),
    taxRate,
    ...totals,
    paid: kind === "invoice" ? Math.floor(totals.gross * random.pick([0, 0.3, 1])) : 0,
    issuedOn: "2026-11-27",
    dueOn: "2026-12-11",
    period: random.pick([null, { from: "2026-11-27", to: "2027-11-26" }]),
    corrects: kind === "credit" ? { number: "2026-00001", issuedOn: "2026-10-01" } : null,
    lines,
  };
}

/** The order that the schema of Cross Industry Invoice has for the parts of each part that we write. */
const sequences: Record<string, readonly string[]> = {
  "rsm:CrossIndustryInvoice": [
    "ExchangedDocumentContext",
    "ExchangedDocument",
    "SupplyChainTradeTransaction",
  ],
  "rsm:ExchangedDocumentContext": ["GuidelineSpecifiedDocumentContextParameter"],
  "rsm:ExchangedDocument": ["ID", "TypeCode", "IssueDateTime"],
  "rsm:SupplyChainTradeTransaction": [
    "IncludedSupplyChainTradeLineItem",
    "ApplicableHeaderTradeAgreement",
    "ApplicableHeaderTradeDelivery",
    "ApplicableHeaderTradeSettlement",
  ],
  "ram:IncludedSupplyChainTradeLineItem": [
    "AssociatedDocumentLineDocument",
    "SpecifiedTradeProduct",
    "SpecifiedLineTradeAgreement",
    "SpecifiedLineTradeDelivery",
    "SpecifiedLineTradeSettlement",
  ],
  "ram:SpecifiedLineTradeSettlement": ["ApplicableTradeTax", "SpecifiedTradeSettlementLineMonetarySummation"],
  "ram:ApplicableHeaderTradeAgreement": ["SellerTradeParty", "BuyerTradeParty"],
  "ram:SellerTradeParty": [
    "ID",
    "Name",
    "PostalTradeAddress",
    "URIUniversalCommunication",
    "SpecifiedTaxRegistration",
  ],
  "ram:BuyerTradeParty": ["ID", "Name", "PostalTradeAddress", "SpecifiedTaxRegistration"],
  "ram:PostalTradeAddress": ["PostcodeCode", "LineOne", "CityName", "CountryID", "CountrySubDivisionName"],
  "ram:ApplicableHeaderTradeSettlement": [
    "PaymentReference",
    "InvoiceCurrencyCode",
    "SpecifiedTradeSettlementPaymentMeans",
    "ApplicableTradeTax",
    "BillingSpecifiedPeriod",
    "SpecifiedTradePaymentTerms",
    "SpecifiedTradeSettlementHeaderMonetarySummation",
    "InvoiceReferencedDocument",
  ],
  "ram:SpecifiedTradeSettlementPaymentMeans": [
    "TypeCode",
    "PayeePartyCreditorFinancialAccount",
    "PayeeSpecifiedCreditorFinancialInstitution",
  ],
  "ram:ApplicableTradeTax": [
    "CalculatedAmount",
    "TypeCode",
    "ExemptionReason",
    "BasisAmount",
    "CategoryCode",
    "ExemptionReasonCode",
    "RateApplicablePercent",
  ],
  "ram:SpecifiedTradePaymentTerms": ["Description", "DueDateDateTime"],
  "ram:SpecifiedTradeSettlementHeaderMonetarySummation": [
    "LineTotalAmount",
    "TaxBasisTotalAmount",
    "TaxTotalAmount",
    "GrandTotalAmount",
    "TotalPrepaidAmount",
    "DuePayableAmount",
  ],
};

const document = "ExchangedDocument";
const trade = "SupplyChainTradeTransaction";
const agreement = `${trade}/ApplicableHeaderTradeAgreement`;
const settlement = `${trade}/ApplicableHeaderTradeSettlement`;
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const line = `${trade}/IncludedSupplyChainTradeLineItem`;
/** What EN 16931 has in every invoice, by the number of its term, and where that stands. */
const mandatory: Record<string, string> = {
  "BT-1": `${document}/ID`,
  "BT-2": `${document}/IssueDateTime/DateTimeString`,
  "BT-3": `${document}/TypeCode`,
  "BT-5": `${settlement}/InvoiceCurrencyCode`,
  "BT-24": "ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID",
  "BT-27": `${agreement}/SellerTradeParty/Name`,
  "BT-40": `${agreement}/SellerTradeParty/PostalTradeAddress/CountryID`,
  "BT-44": `${agreement}/BuyerTradeParty/Name`,
  "BT-55": `${agreement}/BuyerTradeParty/PostalTradeAddress/CountryID`,
  "BT-106": `${sums}/LineTotalAmount`,
  "BT-109": `${sums}/TaxBasisTotalAmount`,
  "BT-110": `${sums}/TaxTotalAmount`,
  "BT-112": `${sums}/GrandTotalAmount`,
  "BT-115": `${sums}/DuePayableAmount`,
  "BT-116": `${settlement}/ApplicableTradeTax/BasisAmount`,
  "BT-117": `${settlement}/ApplicableTradeTax/CalculatedAmount`,
  "BT-118": `${settlement}/ApplicableTradeTax/CategoryCode`,
  "BT-126": `${line}/AssociatedDocumentLineDocument/LineID`,
  "BT-129": `${line}/SpecifiedLineTradeDelivery/BilledQuantity`,
  "BT-131": `${line}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
  "BT-146": `${line}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount`,
  "BT-151": `${line}/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode`,
  "BT-153": `${line}/SpecifiedTradeProduct/Name`,
};

const bare = (name: string) => name.replace(/^\w+:/, "");

type Element = { name: string; parts: Element[]; text: string };

/** What stands at a way of names, as often as it is there. */
function valuesAt(root: Element, way: string): string[] {
  let found = [root];
  for (const name of way.split("/")) {
    found = found.flatMap((one) => one.parts.filter((part) => bare(part.name) === name));
  }
  return found.map(({ text }) => text);
}

function rootOf(paper: InvoicePaper): Element {
  const top: Element = { name: "", parts: [], text: "" };
  const open = [top];
  const parser = new Parser(
    {
      onopentag: (name) => {
        const element = { name, parts: [], text: "" };
        open.at(-1)?.parts.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const last = open.at(-1);
        if (last) last.text += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(facturX(paper));
  const [root] = top.parts;
  if (!root) throw new Error("there is no element");
  return root;
}

const everyPaper = Array.from({ length: 200 }, (_, seed) => anyPaper(createRandom(seed + 1)));

test("the parts of an invoice come in the order of its schema, and none that it does not know", () => {
  const seen = new Set<string>();
  const check = (of: Element) => {
    const order = sequences[of.name];
    if (order) {
      seen.add(of.name);
      const places = of.parts.map(({ name }) => order.indexOf(bare(name)));
      expect(places, of.name).toEqual(places.toSorted((one, other) => one - other));
      expect(places, of.name).not.toContain(-1);
    }
    for (const part of of.parts) check(part);
  };
  for (const paper of everyPaper) check(rootOf(paper));
  expect([...seen].sort()).toEqual(Object.keys(sequences).sort());
});

test("every term that EN 16931 asks of an invoice is there and not empty", () => {
  for (const paper of everyPaper) {
    const root = rootOf(paper);
    for (const [term, way] of Object.entries(mandatory)) {
      const values = valuesAt(root, way);
      expect(values, term).toHaveLength(way.startsWith(line) ? paper.lines.length : 1);
      for (const value of values) expect(value, term).toMatch(/\S/);
    }
  }
});

test("the rules of EN 16931 that say what goes with what hold", () => {
  for (const paper of everyPaper) {
    const root = rootOf(paper);
    const at = (way: string) => valuesAt(root, way);
    const cents = (way: string) => at(way).map((value) => Math.round(Number(value) * 100));
    const [total = 0] = cents(`${sums}/LineTotalAmount`);
    const [basis = 0] = cents(`${sums}/TaxBasisTotalAmount`);
    const [tax = 0] = cents(`${sums}/TaxTotalAmount`);
    const [grand = 0] = cents(`${sums}/GrandTotalAmount`);
    const [prepaid = 0] = cents(`${sums}/TotalPrepaidAmount`);
    const [due = 0] = cents(`${sums}/DuePayableAmount`);
    const lines = cents(mandatory["BT-131"] ?? "");
    expect(total, "BR-CO-10").toBe(lines.reduce((sum, one) => sum + one, 0));
    expect(basis, "BR-CO-13").toBe(total);
    expect(tax, "BR-CO-14").toBe(cents(mandatory["BT-117"] ?? "")[0]);
    expect(grand, "BR-CO-15").toBe(basis + tax);
    expect(due, "BR-CO-16").toBe(grand - prepaid);
    const rates = at(`${settlement}/ApplicableTradeTax/RateApplicablePercent`);
    const categories = new Set([...at(mandatory["BT-118"] ?? ""), ...at(mandatory["BT-151"] ?? "")]);
    const taxIds = [
      at(`${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`),
      at(`${agreement}/BuyerTradeParty/SpecifiedTaxRegistration/ID`),
    ];
    if (paper.taxRate > 0) {
      expect([...categories], "BR-S-1").toEqual(["S"]);
      expect(tax, "BR-CO-17").toBe(Math.floor((basis * paper.taxRate + 5_000) / 10_000));
      expect(rates, "BR-48").toHaveLength(1);
      expect(taxIds[0], "BR-S-2").toHaveLength(1);
      const vat = [...facturX(paper).matchAll(/schemeID="VA">([^<]*)</g)].map(([, id]) => id);
      expect(
        vat.filter((id) => !/^(DE|EL)\d+$/.test(id ?? "")),
        "BR-CO-9",
      ).toEqual([]);
      expect(facturX(paper).match(/BuyerTradeParty.*schemeID="FC"/), "BT-48 is a number of VAT").toBeNull();
    } else {
      expect([...categories], "BR-O-1").toEqual(["O"]);
      expect(taxIds, "BR-O-2").toEqual([[], []]);
      expect(rates, "BR-O-5").toEqual([]);
      expect(tax, "BR-O-9").toBe(0);
      expect(at(`${settlement}/ApplicableTradeTax/ExemptionReason`), "BR-O-10").toHaveLength(1);
    }
    expect([...taxIds.flat(), ...at(`${agreement}/SellerTradeParty/ID`)].length, "BR-CO-26").toBeGreaterThan(
      0,
    );
    const way = at(`${settlement}/SpecifiedTradeSettlementPaymentMeans/TypeCode`);
    const accounts = at(
      `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
    );
    if (way.includes("30") || way.includes("58")) expect(accounts, "BR-61").toHaveLength(1);
    expect(accounts.every(Boolean), "BR-50").toBe(true);
    const terms = at(`${settlement}/SpecifiedTradePaymentTerms/Description`);
    if (due > 0) expect(terms, "BR-CO-25").toHaveLength(1);
    const [from = "", to = ""] = [
      ...at(`${settlement}/BillingSpecifiedPeriod/StartDateTime/DateTimeString`),
      ...at(`${settlement}/BillingSpecifiedPeriod/EndDateTime/DateTimeString`),
    ];
    expect(to >= from, "BR-29").toBe(true);
    const corrected = at(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`);
    expect(corrected, "BR-55").toEqual(paper.corrects ? [paper.corrects.number] : []);
  }
});
