import { tellRound } from "../../../contract/money.ts";
import type { BillingOverview } from "../../account/billing/billing-rows.ts";
import { booksContent } from "./books-content.ts";

const words = booksContent.figures;

/** What is outstanding, overdue and paid this month, in each currency that there is. */
export function BooksFigures({ overview: { sums } }: { overview: BillingOverview }) {
  const figures = [
    { label: words.outstanding, of: "openCents", tone: "" },
    { label: words.overdue, of: "overdueCents", tone: "text-danger" },
    { label: words.paid, of: "paidCents", tone: "" },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-8 sm:grid-cols-3 sm:gap-x-0">
      {figures.map(({ label, of, tone }, at) => {
        const amounts = sums.filter((sum) => sum[of] > 0);
        return (
          <div key={label} className={at > 0 ? "sm:border-l sm:border-line sm:pl-8" : "max-sm:col-span-full"}>
            <dt className="text-muted">{label}</dt>
            {amounts.length === 0 && (
              <dd className="mt-1 font-display text-4xl text-muted xl:text-5xl">{words.none}</dd>
            )}
            {amounts.map((sum, place) => (
              <dd
                key={sum.currency}
                className={`mt-1 font-display tabular-nums ${place === 0 ? `xl:text-5xl ${at === 0 ? "text-5xl sm:text-4xl" : "text-4xl"}` : "text-2xl"} ${tone}`}
              >
                {tellRound(sum[of], sum.currency)}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
