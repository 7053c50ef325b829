import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import type { BillingOverview } from "../../account/billing/billing-rows.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { AdminPage } from "../admin-page.tsx";
import { booksContent as words } from "./books-content.ts";
import { BooksFigures } from "./books-figures.tsx";
import { readBillingOverview } from "./read-books.ts";

const rooms = [
  { to: "/admin/billing", label: words.rooms.invoices },
  { to: "/admin/billing/quotes", label: words.rooms.quotes },
  { to: "/admin/billing/hosting", label: words.rooms.hosting },
  { to: "/admin/billing/studio", label: words.rooms.studio },
] as const;

type Props = { children: (overview: BillingOverview, again: () => void) => ReactNode };

/** A page of the books: their state in words, the figures, and the way between their parts. */
export function BooksPage({ children }: Props) {
  return (
    <AdminPage>
      <Books>{children}</Books>
    </AdminPage>
  );
}

function Books({ children }: Props) {
  const { pathname } = useLocation();
  const { value, error, again } = useLoaded(pathname, readBillingOverview);
  if (!value) return <ListWaiting heading={words.name} words={words} error={error} again={again} />;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 py-10 sm:py-12">
        <h1 className="max-w-4xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
          {headlineOf(value)}
        </h1>
        <div className="flex flex-wrap gap-4">
          <Link to="/admin/billing/new" className={buttonClass("solid")}>
            {words.newQuote}
          </Link>
          <Link to="/admin/billing/new?kind=invoice" className={buttonClass("outline")}>
            {words.newInvoice}
          </Link>
        </div>
      </div>
      {value.refused > 0 && (
        <p className="mb-8 border-l-6 border-danger pl-4">{words.refused(value.refused)}</p>
      )}
      <BooksFigures overview={value} />
      <nav aria-label={words.rooms.label} className="mt-12 mb-8 flex flex-wrap gap-x-8 border-b border-line">
        {rooms.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={pathname === to ? "page" : undefined}
            className="-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent text-lg text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      {children(value, again)}
    </>
  );
}

function headlineOf({ sums, quotes }: BillingOverview): string {
  const overdue = sums.reduce((sum, one) => sum + one.overdue, 0);
  const open = sums.reduce((sum, one) => sum + one.open, 0);
  if (overdue > 0) return words.headline.overdue(overdue);
  if (open > 0) return words.headline.open(open);
  return quotes > 0 ? words.headline.quotes(quotes) : words.headline.calm;
}
