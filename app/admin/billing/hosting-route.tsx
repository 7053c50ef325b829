import type { MetaFunction } from "react-router";
import { tellShortDay } from "../../../contract/day.ts";
import { tellRound } from "../../../contract/money.ts";
import type { Column } from "../../account/area/lists/list-table.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import type { SubscriptionRow } from "../../account/billing/billing-rows.ts";
import { billingWords } from "../../account/billing/billing-words.ts";
import { StateMark } from "../../account/billing/state-mark.tsx";
import { Whole } from "../../account/billing/whole.tsx";
import { booksContent } from "./books-content.ts";
import { BooksList } from "./books-list.tsx";
import { BooksPage } from "./books-page.tsx";
import { askedOf, hostingShape } from "./books-query.ts";
import { listSubscriptions } from "./read-books.ts";

const words = booksContent.hosting;

export const meta: MetaFunction = () => [
  { title: booksContent.title },
  { name: "description", content: booksContent.description },
  { name: "robots", content: "noindex" },
];

export default function HostingRoute() {
  return <BooksPage>{() => <Hosting />}</BooksPage>;
}

const columns: readonly Column<SubscriptionRow>[] = [
  { label: words.address, isOfName: true, show: ({ email }) => email },
  {
    label: words.state,
    show: ({ state, cancelled_on, until }) => (
      <StateMark
        label={
          state !== "ended" && cancelled_on !== null ? words.ends(until) : billingWords.hostingStates[state]
        }
        tone={state === "active" || state === "ended" ? "calm" : "late"}
      />
    ),
  },
  { label: words.until, show: ({ until }) => <Whole>{tellShortDay(until)}</Whole> },
  { label: words.sites, isFigure: true, show: ({ sites }) => sites.toLocaleString("en") },
  {
    label: words.price,
    isFigure: true,
    show: ({ price_cents, currency }) => <Whole>{tellRound(price_cents, currency)}</Whole>,
  },
];

function Hosting() {
  const list = useList(hostingShape, (query) => listSubscriptions(askedOf(query)));
  const { label, all } = words.filter;
  const options = hostingShape.filters.state.map((value) => ({
    value,
    label: value === "cancelled" ? words.cancelled : billingWords.hostingStates[value],
  }));
  return (
    <BooksList
      list={list}
      shape={hostingShape}
      name="subscriptions"
      words={{ search: words.search, sort: words.sort, filters: [{ name: "state", label, all, options }] }}
      said={{ label: booksContent.rooms.hosting, ...words }}
      lead={{ label: words.who, show: ({ name, email }) => name || email }}
      columns={columns}
    />
  );
}
