import { Link } from "react-router";
import { tellCents } from "../../../contract/money.ts";
import type { MyQuote } from "../../account/billing/billing-rows.ts";
import { billingWords } from "../../account/billing/billing-words.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { billingContent } from "./billing-content.ts";

const words = billingContent.quotes;

/** What the studio has offered, the newest first; nothing where it has not. */
export function MyQuotes({ quotes }: { quotes: readonly MyQuote[] }) {
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes" className="mb-4 font-display text-3xl">
        {words.heading}
      </h2>
      <ul className="border-b border-line">
        {quotes.map(({ id, title, state, currency, grossCents, validUntil }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4"
          >
            <div className="min-w-0">
              <p className="font-display text-2xl leading-tight wrap-anywhere">{title}</p>
              <p className="mt-1 text-muted tabular-nums">
                {tellCents(grossCents, currency)} ·{" "}
                {state === "open" ? words.until(validUntil) : billingWords.quoteStates[state]}
              </p>
            </div>
            <Link
              to={`/dashboard/billing/quote?id=${id}`}
              className={buttonClass(state === "open" ? "solid" : "text")}
            >
              {state === "open" ? words.read : words.look}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
