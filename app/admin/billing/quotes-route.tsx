import type { MetaFunction } from "react-router";
import { tellShortDay } from "../../../contract/day.ts";
import { tellCents } from "../../../contract/money.ts";
import type { Column } from "../../account/area/lists/list-table.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import type { QuoteRow } from "../../account/billing/billing-rows.ts";
import { billingWords } from "../../account/billing/billing-words.ts";
import { StateMark } from "../../account/billing/state-mark.tsx";
import { Whole } from "../../account/billing/whole.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { booksContent } from "./books-content.ts";
import { BooksList } from "./books-list.tsx";
import { BooksPage } from "./books-page.tsx";
import { askedOf, quotesShape } from "./books-query.ts";
import { listQuotes } from "./read-books.ts";

const words = booksContent.quotes;

export const meta: MetaFunction = () => [
  { title: booksContent.title },
  { name: "description", content: booksContent.description },
  { name: "robots", content: "noindex" },
];

export default function QuotesRoute() {
  return <BooksPage>{() => <Quotes />}</BooksPage>;
}

const columns: readonly Column<QuoteRow>[] = [
  { label: words.customer, isOfName: true, show: ({ email }) => email },
  {
    label: words.state,
    show: ({ state }) => (
      <StateMark label={billingWords.quoteStates[state]} tone={state === "open" ? "waits" : "calm"} />
    ),
  },
  { label: words.until, show: ({ valid_until }) => <Whole>{tellShortDay(valid_until)}</Whole> },
  {
    label: words.amount,
    isFigure: true,
    show: ({ gross_cents, currency }) => <Whole>{tellCents(gross_cents, currency)}</Whole>,
  },
];

function Quotes() {
  const list = useList(quotesShape, (query) => listQuotes(askedOf(query)));
  const { label, all } = words.filter;
  const options = quotesShape.filters.state.map((value) => ({
    value,
    label: billingWords.quoteStates[value],
  }));
  return (
    <BooksList
      list={list}
      shape={quotesShape}
      name="quotes"
      words={{ search: words.search, sort: words.sort, filters: [{ name: "state", label, all, options }] }}
      said={{ label: booksContent.rooms.quotes, ...words }}
      lead={{ label: words.what, show: ({ title }) => title }}
      columns={[
        ...columns,
        {
          label: words.act,
          isFigure: true,
          isAct: true,
          show: (quote) => quote.state === "open" && <Withdraw quote={quote} onDone={list.again} />,
        },
      ]}
    />
  );
}

function Withdraw({ quote: { id, title }, onDone }: { quote: QuoteRow; onDone: () => void }) {
  const { busy, run } = useAction();
  const withdraw = () =>
    run(async () => {
      await sendCommand("withdraw-quote", { request: crypto.randomUUID(), quote: id });
      onDone();
      showSuccess(words.withdrawn);
    });
  return (
    <Button
      variant="text"
      className="md:-my-3"
      aria-label={words.withdrawOf(title)}
      busyLabel={busy && words.withdrawing}
      onClick={() => void withdraw()}
    >
      {words.withdraw}
    </Button>
  );
}
