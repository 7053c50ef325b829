import { tellDay } from "../../contract/day.ts";
import { plainAmount } from "../../contract/money.ts";
import type { Buyer, Seller } from "../../contract/party.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import { isVatNumber, plainTaxNumber } from "./tax-number.ts";

const profile = "urn:cen.eu:en16931:2017";
/** UN/CEFACT codes: a commercial invoice, a credit note; a piece; a transfer by SEPA, or a way that is not said. */
const kinds = { invoice: "380", credit: "381" } as const;
const piece = "C62";
const ways = { iban: "58", unsaid: "1" } as const;

/**
 * Whether an invoice is one of EN 16931: with tax it names the number under which its seller takes it (BR-S-2), which the studio may have
 * said nowhere.
 */
export function isFacturX(invoice: InvoicePaper): boolean {
  return !isTaxed(invoice) || plainTaxNumber(invoice.seller.taxId) !== "";
}

/**
 * An invoice as programs read it: Cross Industry Invoice of Factur-X, in the profile of EN 16931. The parts come in the order that its
 * schema has. Amounts of a credit note are positive: its kind says that they are taken back. Only of what is one (`isFacturX`).
 */
export function facturX(invoice: InvoicePaper): string {
  const { number, kind, lines, issuedOn, period, corrects } = invoice;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    "<rsm:ExchangedDocumentContext>",
    element("ram:GuidelineSpecifiedDocumentContextParameter", element("ram:ID", text(profile))),
    "</rsm:ExchangedDocumentContext>",
    "<rsm:ExchangedDocument>",
    element("ram:ID", text(number)),
    element("ram:TypeCode", kinds[kind]),
    element("ram:IssueDateTime", date(issuedOn)),
    "</rsm:ExchangedDocument>",
    "<rsm:SupplyChainTradeTransaction>",
    ...lines.map((line, place) => tradeLine(invoice, line, place + 1)),
    element(
      "ram:ApplicableHeaderTradeAgreement",
      party("ram:SellerTradeParty", invoice.seller, isTaxed(invoice)) +
        party("ram:BuyerTradeParty", invoice.buyer, isTaxed(invoice)),
    ),
    element(
      "ram:ApplicableHeaderTradeDelivery",
      element("ram:ActualDeliverySupplyChainEvent", element("ram:OccurrenceDateTime", date(issuedOn))),
    ),
    "<ram:ApplicableHeaderTradeSettlement>",
    element("ram:PaymentReference", text(number)),
    element("ram:InvoiceCurrencyCode", invoice.currency),
    kind === "invoice" ? paymentMeans(invoice.seller) : "",
    headerTax(invoice),
    period
      ? element(
          "ram:BillingSpecifiedPeriod",
          element("ram:StartDateTime", date(period.from)) + element("ram:EndDateTime", date(period.to)),
        )
      : "",
    kind === "invoice"
      ? element(
          "ram:SpecifiedTradePaymentTerms",
          element("ram:Description", text(`Due on ${tellDay(invoice.dueOn)}`)) +
            element("ram:DueDateDateTime", date(invoice.dueOn)),
        )
      : element("ram:SpecifiedTradePaymentTerms", element("ram:Description", "Nothing is to be paid")),
    sums(invoice),
    corrects
      ? element(
          "ram:InvoiceReferencedDocument",
          element("ram:IssuerAssignedID", text(corrects.number)) +
            element(
              "ram:FormattedIssueDateTime",
              `<qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">${compact(corrects.issuedOn)}</qdt:DateTimeString>`,
            ),
        )
      : "",
    "</ram:ApplicableHeaderTradeSettlement>",
    "</rsm:SupplyChainTradeTransaction>",
    "</rsm:CrossIndustryInvoice>",
  ].join("");
}

function tradeLine(invoice: InvoicePaper, line: InvoicePaper["lines"][number], place: number): string {
  const net = plainAmount(line.quantity * line.unitCents);
  return element(
    "ram:IncludedSupplyChainTradeLineItem",
    element("ram:AssociatedDocumentLineDocument", element("ram:LineID", String(place))) +
      element("ram:SpecifiedTradeProduct", element("ram:Name", text(line.text))) +
      element(
        "ram:SpecifiedLineTradeAgreement",
        element("ram:NetPriceProductTradePrice", element("ram:ChargeAmount", plainAmount(line.unitCents))),
      ) +
      element(
        "ram:SpecifiedLineTradeDelivery",
        `<ram:BilledQuantity unitCode="${piece}">${line.quantity}</ram:BilledQuantity>`,
      ) +
      element(
        "ram:SpecifiedLineTradeSettlement",
        element("ram:ApplicableTradeTax", `${element("ram:TypeCode", "VAT")}${category(invoice)}`) +
          element("ram:SpecifiedTradeSettlementLineMonetarySummation", element("ram:LineTotalAmount", net)),
      ),
  );
}

/** Without tax, the whole invoice is outside of it. */
function isTaxed({ taxRate }: InvoicePaper): boolean {
  return taxRate > 0;
}

function category(invoice: InvoicePaper): string {
  if (!isTaxed(invoice)) return element("ram:CategoryCode", "O");
  return (
    element("ram:CategoryCode", "S") + element("ram:RateApplicablePercent", plainAmount(invoice.taxRate))
  );
}

function headerTax(invoice: InvoicePaper): string {
  const { tax, net } = invoice;
  const isOutside = !isTaxed(invoice);
  return element(
    "ram:ApplicableTradeTax",
    element("ram:CalculatedAmount", plainAmount(tax)) +
      element("ram:TypeCode", "VAT") +
      (isOutside ? element("ram:ExemptionReason", "Not subject to VAT") : "") +
      element("ram:BasisAmount", plainAmount(net)) +
      (isOutside
        ? element("ram:CategoryCode", "O") + element("ram:ExemptionReasonCode", "VATEX-EU-O")
        : category(invoice)),
  );
}

function paymentMeans({ iban, bic, name }: Seller): string {
  if (iban === "")
    return element("ram:SpecifiedTradeSettlementPaymentMeans", element("ram:TypeCode", ways.unsaid));
  return element(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    element("ram:TypeCode", ways.iban) +
      element(
        "ram:PayeePartyCreditorFinancialAccount",
        element("ram:IBANID", text(iban)) + element("ram:AccountName", text(name)),
      ) +
      (bic === ""
        ? ""
        : element("ram:PayeeSpecifiedCreditorFinancialInstitution", element("ram:BICID", text(bic)))),
  );
}

function sums({ net, tax, gross, paid, currency, kind }: InvoicePaper): string {
  return element(
    "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
    element("ram:LineTotalAmount", plainAmount(net)) +
      element("ram:TaxBasisTotalAmount", plainAmount(net)) +
      `<ram:TaxTotalAmount currencyID="${currency}">${plainAmount(tax)}</ram:TaxTotalAmount>` +
      element("ram:GrandTotalAmount", plainAmount(gross)) +
      (paid > 0 ? element("ram:TotalPrepaidAmount", plainAmount(paid)) : "") +
      element("ram:DuePayableAmount", plainAmount(kind === "credit" ? gross : gross - paid)),
  );
}

function party(name: string, of: Buyer | Seller, withTaxId: boolean): string {
  const address = element(
    "ram:PostalTradeAddress",
    optional("ram:PostcodeCode", of.postalCode) +
      element("ram:LineOne", text(of.street)) +
      element("ram:CityName", text(of.city)) +
      element("ram:CountryID", text(of.country)) +
      optional("ram:CountrySubDivisionName", of.region),
  );
  const mail =
    "email" in of
      ? element("ram:URIUniversalCommunication", `<ram:URIID schemeID="EM">${text(of.email)}</ram:URIID>`)
      : "";
  const tax = withTaxId ? taxRegistration(of) : "";
  // Who sends it is named by something else than a name; without tax, by no number of taxes.
  const id = "email" in of && tax === "" ? element("ram:ID", text(of.taxId || of.email)) : "";
  return element(name, id + element("ram:Name", text(of.name)) + address + mail + tax);
}

/** A number of VAT, which alone is known of a buyer; who sells may have one of their tax office instead. */
function taxRegistration(of: Buyer | Seller): string {
  const isVat = isVatNumber(of.taxId);
  if (of.taxId === "" || !(isVat || "email" in of)) return "";
  const id = isVat ? plainTaxNumber(of.taxId) : of.taxId;
  return element(
    "ram:SpecifiedTaxRegistration",
    `<ram:ID schemeID="${isVat ? "VA" : "FC"}">${text(id)}</ram:ID>`,
  );
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function optional(name: string, value: string): string {
  return value === "" ? "" : element(name, text(value));
}

function date(of: string): string {
  return `<udt:DateTimeString format="102">${compact(of)}</udt:DateTimeString>`;
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

/** A text as it stands in XML, without the characters that none may hold. */
function text(value: string): string {
  return value
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
