import { tellRate } from "../../contract/billing-lines.ts";
import { tellDay } from "../../contract/day.ts";
import { tellCents } from "../../contract/money.ts";
import { identity } from "../identity.ts";
import { facturX, isFacturX } from "./factur-x.ts";
import { facturXMetadata } from "./factur-x-metadata.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import { openPaper } from "./open-paper.ts";
import { partyLines } from "./paper-party.ts";
import type { Pen } from "./paper-pen.ts";
import { paperWords as words } from "./paper-words.ts";

/**
 * The PDF of an invoice: tagged, PDF/A-3b, with its data attached where that is Factur-X. Made twice of the same invoice it is the same to its
 * readers; which bytes are kept, whoever keeps it decides.
 */
export async function drawPaper(invoice: InvoicePaper): Promise<Uint8Array> {
  const title = `${words[invoice.kind]} ${invoice.number}`;
  const { document, pen, finish } = openPaper({
    title,
    subject: words.subject,
    country: invoice.buyer.country,
    day: invoice.issuedOn,
  });
  if (isFacturX(invoice)) attachData(document, invoice);
  drawHead(pen, invoice, title);
  drawLines(pen, invoice);
  drawSums(pen, invoice);
  drawPayment(pen, invoice);
  return finish();
}

function attachData(document: PDFKit.PDFDocument, invoice: InvoicePaper): void {
  const issued = new Date(invoice.issuedOn);
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
  pen.beside([
    [words.to, ...partyLines(buyer)],
    [words.from, ...partyLines(seller), seller.email],
    facts.flat(),
  ]);
  pen.down(30);
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
