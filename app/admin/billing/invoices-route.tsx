import { Link, type MetaFunction } from "react-router";
import { tellShortDay } from "../../../contract/day.ts";
import { tellCents } from "../../../contract/money.ts";
import type { Column } from "../../account/area/lists/list-table.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import { useListAsItStands } from "../../account/area/lists/way-back.ts";
import type { InvoiceRow } from "../../account/billing/billing-rows.ts";
import { billingWords } from "../../account/billing/billing-words.ts";
import { StateMark } from "../../account/billing/state-mark.tsx";
import { Whole } from "../../account/billing/whole.tsx";
import { booksContent } from "./books-content.ts";
import { BooksList } from "./books-list.tsx";
import { BooksPage } from "./books-page.tsx";
import { askedOf, invoicesShape } from "./books-query.ts";
import { listInvoices } from "./read-books.ts";

const words = booksContent.invoices;

export const meta: MetaFunction = () => [
  { title: booksContent.title },
  { name: "description", content: booksContent.description },
  { name: "robots", content: "noindex" },
];

export default function InvoicesRoute() {
  return <BooksPage>{() => <Invoices />}</BooksPage>;
}

const columns: readonly Column<InvoiceRow>[] = [
  {
    label: words.customer,
    isOfName: true,
    show: ({ name, email }) => (
      <>
        {name}
        <span className="block text-sm text-muted">{email}</span>
      </>
    ),
  },
  {
    label: words.state,
    show: ({ state }) => (
      <StateMark
        label={billingWords.states[state]}
        tone={state === "overdue" ? "late" : state === "open" ? "waits" : "calm"}
      />
    ),
  },
  { label: words.due, show: ({ due_on }) => <Whole>{tellShortDay(due_on)}</Whole> },
  {
    label: words.open,
    isFigure: true,
    show: ({ open_cents, currency }) =>
      open_cents === 0 ? "–" : <Whole>{tellCents(open_cents, currency)}</Whole>,
  },
  {
    label: words.amount,
    isFigure: true,
    show: ({ kind, gross_cents, currency }) => (
      <Whole>{tellCents(kind === "credit" ? -gross_cents : gross_cents, currency)}</Whole>
    ),
  },
];

function Invoices() {
  const list = useList(invoicesShape, (query) => listInvoices(askedOf(query)));
  const { label, all } = words.filter;
  const options = invoicesShape.filters.state.map((value) => ({
    value,
    label: value === "unpaid" ? words.unpaid : billingWords.states[value],
  }));
  const asItStands = useListAsItStands();
  return (
    <BooksList
      list={list}
      shape={invoicesShape}
      name="invoices"
      words={{ search: words.search, sort: words.sort, filters: [{ name: "state", label, all, options }] }}
      said={{ label: booksContent.rooms.invoices, ...words }}
      lead={{
        label: words.number,
        show: ({ id, number }) => (
          <Link
            to={`/admin/billing/invoices/${id}`}
            state={asItStands}
            className="whitespace-nowrap tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {number}
          </Link>
        ),
      }}
      columns={columns}
    />
  );
}
