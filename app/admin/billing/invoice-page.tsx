import type { ReactNode } from "react";
import { Link } from "react-router";
import { tellDay } from "../../../contract/day.ts";
import { tellCents } from "../../../contract/money.ts";
import type { Buyer } from "../../../contract/party.ts";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { useWayBack } from "../../account/area/lists/way-back.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import type { WholeInvoice } from "../../account/billing/billing-rows.ts";
import { countryName } from "../../account/billing/countries.ts";
import { LinesTable } from "../../account/billing/lines-table.tsx";
import { PdfButton } from "../../account/billing/pdf-button.tsx";
import { useTitle } from "../../account/use-title.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { booksContent } from "./books-content.ts";
import { InvoiceActs } from "./invoice-acts.tsx";
import { readWholeInvoice } from "./read-books.ts";

const words = booksContent.invoice;

/** All there is about one invoice, and what can be done with it. */
export function InvoicePage({ id }: { id: string }) {
  const back = useWayBack("/admin/billing");
  const { value, error, again } = useLoaded(id, async () => ({ invoice: await readWholeInvoice(id) }));
  useTitle(value?.invoice ? words.headings[value.invoice.kind](value.invoice.number) : booksContent.name);
  if (!value) {
    return <ListWaiting heading={booksContent.name} words={booksContent} error={error} again={again} />;
  }
  const { invoice } = value;
  if (!invoice) {
    return (
      <div className="py-12">
        <h1 className="font-display text-6xl">{words.missing}</h1>
        <Link to={back} className={buttonClass("outline", "mt-8")}>
          {words.back}
        </Link>
      </div>
    );
  }
  const { number, kind, lines, currency, taxRate, payments, creditNotes } = invoice;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 py-10 sm:py-12">
        <div>
          <Link to={back} className={buttonClass("text")}>
            {words.back}
          </Link>
          <h1 className="mt-2 font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
            {words.headings[kind](number)}
          </h1>
          <p className="mt-6 text-lg text-muted">{stateOf(invoice)}</p>
        </div>
        <PdfButton invoice={invoice} variant="outline" />
      </div>
      <Facts invoice={invoice} />
      <div className="grid gap-x-16 gap-y-14 pt-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-12">
          <LinesTable lines={lines} currency={currency} taxRate={taxRate} />
          {payments.length > 0 && (
            <Rows heading={words.payments}>
              {payments.map(({ id: payment, method, receivedOn, reference, amountCents }) => (
                <Row key={payment} amount={tellCents(amountCents, currency)}>
                  {tellDay(receivedOn)} · {words.paymentOf[method]}
                  {method === "bank" && reference !== "" && `, ${reference}`}
                </Row>
              ))}
            </Rows>
          )}
          {creditNotes.length > 0 && (
            <Rows heading={words.creditNotes}>
              {creditNotes.map((note) => (
                <Row key={note.id} amount={tellCents(-note.grossCents, currency)}>
                  <Link to={`/admin/billing/invoices/${note.id}`} className={buttonClass("text")}>
                    {note.number}
                  </Link>
                </Row>
              ))}
            </Rows>
          )}
        </div>
        {kind === "invoice" && <InvoiceActs invoice={invoice} onDone={again} />}
      </div>
    </>
  );
}

function stateOf({ state, openCents, currency, dueOn, corrects }: WholeInvoice): string {
  if (state === "credit") return words.states.credit(corrects?.number ?? "");
  if (state === "open" || state === "overdue")
    return words.states[state](tellCents(openCents, currency), dueOn);
  return words.states[state];
}

/** What is long has a line of its own on a phone, and an address stands beside two short ones on a tablet. */
const placeOf: Readonly<Record<string, string>> = {
  [words.facts.to]: "max-sm:col-span-full sm:max-lg:row-span-2",
  [words.facts.mail]: "max-sm:col-span-full",
};

function Facts({ invoice }: { invoice: WholeInvoice }) {
  const { buyer, email, issuedOn, dueOn, reminders, remindedOn, kind } = invoice;
  const facts = [
    { label: words.facts.to, value: addressOf(buyer) },
    { label: words.facts.mail, value: email },
    { label: words.facts.issued, value: tellDay(issuedOn) },
    ...(kind === "invoice"
      ? [
          { label: words.facts.due, value: tellDay(dueOn) },
          { label: words.facts.reminders, value: words.reminded(reminders, remindedOn) },
        ]
      : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-6 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(({ label, value }) => (
        <div key={label} className={placeOf[label]}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-1 whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function addressOf({ name, street, city, region, postalCode, country, taxId }: Buyer): string {
  const place = [postalCode, city, region].filter(Boolean).join(" ");
  return [name, street, place, countryName(country), taxId].filter(Boolean).join("\n");
}

function Rows({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="mb-3 font-display text-3xl">{heading}</h2>
      <ul className="border-b border-line">{children}</ul>
    </section>
  );
}

function Row({ amount, children }: { amount: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-x-8 border-t border-line py-3">
      <span className="text-pretty wrap-anywhere">{children}</span>
      <span className="tabular-nums">{amount}</span>
    </li>
  );
}
