import PDFDocument from "pdfkit";
import { tellRate } from "../../contract/billing-lines.ts";
import { tellDay } from "../../contract/day.ts";
import { tellCents } from "../../contract/money.ts";
import type { Buyer, Seller } from "../../contract/party.ts";
import { identity } from "../identity.ts";
import { facturX } from "./factur-x.ts";
import { facturXMetadata } from "./factur-x-metadata.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import { registerFaces } from "./paper-faces.ts";
import { createPen, type Pen } from "./paper-pen.ts";
import { paperWords as words } from "./paper-words.ts";

/** Where paper is cut otherwise than in the rest of the world. */
const letterCountries = new Set(["US", "CA", "MX", "PH", "CL", "CO"]);

/**
 * The PDF of an invoice: tagged, PDF/A-3b, with its data attached (Factur-X). Made twice of the same invoice it is the same to its
 * readers; which bytes are kept, whoever keeps it decides.
 */
export async function drawPaper(invoice: InvoicePaper): Promise<Uint8Array> {
  const issued = new Date(invoice.issuedOn);
  const title = `${words[invoice.kind]} ${invoice.number}`;
  const document = new PDFDocument({
    size: letterCountries.has(invoice.buyer.country) ? "LETTER" : "A4",
    margins: { top: 56, left: 64, right: 64, bottom: 72 },
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    lang: "en",
    displayTitle: true,
    bufferPages: true,
    font: "",
    info: {
      Title: title,
      Creator: identity.name,
      Producer: identity.name,
      Subject: words.subject,
      CreationDate: issued,
    },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once("end", resolve);
    document.once("error", reject);
  });
  registerFaces(document);
  // The types of pdfkit do not know yet how an attachment belongs to its document.
  const attachment = {
    name: "factur-x.xml",
    type: "text/xml",
    description: words.attachment,
    relationship: "Alternative",
    creationDate: issued,
    modifiedDate: issued,
  };
  document.file(Buffer.from(facturX(invoice)), attachment);
  document.appendXML(facturXMetadata);
  const pen = createPen(document);
  drawHead(pen, invoice, title);
  drawLines(pen, invoice);
  drawSums(pen, invoice);
  drawPayment(pen, invoice);
  pen.end((page, pages) => `${identity.name} · ${title} · ${words.page(page, pages)}`);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawHead(pen: Pen, invoice: InvoicePaper, title: string): void {
  const { seller, buyer, corrects, period } = invoice;
  pen.write("P", identity.name, { face: "display", size: 15, tone: "accent" });
  pen.down(44);
  pen.write("H1", title, { face: "display", size: 30 });
  pen.down(26);
  const facts: [string, string][] = [[words.issued, tellDay(invoice.issuedOn)]];
  if (invoice.kind === "invoice") facts.push([words.due, tellDay(invoice.dueOn)]);
  if (period) facts.push([words.period, `${tellDay(period.from)} – ${tellDay(period.to)}`]);
  if (corrects) facts.push([words.corrects, words.of(corrects.number, tellDay(corrects.issuedOn))]);
  pen.rule();
  pen.beside([[words.to, ...linesOf(buyer)], [words.from, ...linesOf(seller), seller.email], facts.flat()]);
  pen.down(30);
}

function linesOf({ name, street, city, region, postalCode, country, taxId }: Buyer | Seller): string[] {
  const town = [country === "US" ? "" : postalCode, city].filter(Boolean).join(" ");
  const place = country === "US" ? [city, [region, postalCode].filter(Boolean).join(" ")] : [town, region];
  const tax = taxId === "" ? [] : [words.taxId(taxId)];
  return [name, street, place.filter(Boolean).join(", "), countryName(country), ...tax];
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

function drawLines(pen: Pen, { lines, currency }: InvoicePaper): void {
  pen.table(
    [words.what, words.quantity, words.each, words.amount],
    lines.map(({ text, quantity, unitCents }) => [
      text,
      String(quantity),
      tellCents(unitCents, currency),
      tellCents(quantity * unitCents, currency),
    ]),
  );
}

function drawSums(pen: Pen, invoice: InvoicePaper): void {
  const { net, tax, gross, paid, taxRate, currency, kind } = invoice;
  const told = (amount: number) => tellCents(amount, currency);
  pen.sum(words.net, told(net));
  pen.sum(taxRate > 0 ? words.tax(tellRate(taxRate)) : words.untaxed, told(tax));
  if (paid === 0 || kind === "credit") {
    pen.sum(words.gross, told(gross), { isLast: true });
    return;
  }
  pen.sum(words.gross, told(gross));
  pen.sum(words.paid, told(-paid));
  pen.sum(words.open, told(gross - paid), { isLast: true });
}

function drawPayment(pen: Pen, { seller, number, kind, gross, paid }: InvoicePaper): void {
  pen.down(30);
  if (kind === "credit" || paid === gross) {
    pen.write("P", words.nothingToPay, { size: 10 });
    return;
  }
  const { iban, bic, bank, name, email } = seller;
  if (iban === "") {
    pen.write("P", words.askForBank(email), { size: 10 });
    return;
  }
  pen.write("P", words.payByBank(number), { size: 10, tone: "quiet" });
  const account = [name, (iban.match(/.{1,4}/g) ?? []).join(" "), [bic, bank].filter(Boolean).join(" · ")];
  for (const line of account.filter(Boolean)) pen.write("P", line, { size: 10 });
}
