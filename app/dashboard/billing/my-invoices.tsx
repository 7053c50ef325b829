import { tellShortDay } from "../../../contract/day.ts";
import { tellCents } from "../../../contract/money.ts";
import { type Column, ListTable } from "../../account/area/lists/list-table.tsx";
import type { MyInvoice } from "../../account/billing/billing-rows.ts";
import { billingWords } from "../../account/billing/billing-words.ts";
import { PdfButton } from "../../account/billing/pdf-button.tsx";
import { StateMark } from "../../account/billing/state-mark.tsx";
import { Whole } from "../../account/billing/whole.tsx";
import { billingContent } from "./billing-content.ts";

const words = billingContent.invoices;

const columns: readonly Column<MyInvoice>[] = [
  { label: words.what, isOfName: true, show: ({ text }) => text },
  { label: words.issued, show: ({ issuedOn }) => <Whole>{tellShortDay(issuedOn)}</Whole> },
  {
    label: words.state,
    show: ({ state }) => (
      <StateMark
        label={billingWords.states[state]}
        tone={state === "overdue" ? "late" : state === "open" ? "waits" : "calm"}
      />
    ),
  },
  {
    label: words.amount,
    isFigure: true,
    show: ({ kind, grossCents, currency }) => (
      <Whole>{tellCents(kind === "credit" ? -grossCents : grossCents, currency)}</Whole>
    ),
  },
  { label: words.pdf, isFigure: true, isAct: true, show: (invoice) => <PdfButton invoice={invoice} /> },
];

/** All invoices and credit notes, the newest first. */
export function MyInvoices({ invoices }: { invoices: readonly MyInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-4 font-display text-3xl">
        {words.heading}
      </h2>
      <ListTable
        label={words.heading}
        rows={invoices}
        keyOf={({ id }) => id}
        lead={{ label: words.number, show: ({ number }) => <Whole>{number}</Whole> }}
        columns={columns}
      />
    </section>
  );
}
