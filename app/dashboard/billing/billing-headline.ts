import { addDays } from "../../../contract/day.ts";
import { tellRound } from "../../../contract/money.ts";
import type { MyBilling } from "../../account/billing/billing-rows.ts";
import { billingContent } from "./billing-content.ts";

const { headlines, leads } = billingContent;

/** Days before the end of a year at which the next one is asked for, and days of grace after one is overdue. */
const askAhead = 30;
const grace = 30;

/** What is owed in words: what is late, where something is; of what is owed in several currencies, of the first. */
export function owedOf({ invoices }: MyBilling): { amount: string; isLate: boolean } | undefined {
  const unpaid = invoices.filter(({ openCents }) => openCents > 0);
  const late = unpaid.filter(({ state }) => state === "overdue");
  const isLate = late.length > 0;
  const [first, ...others] = isLate ? late : unpaid;
  if (!first) return undefined;
  const cents = others
    .filter(({ currency }) => currency === first.currency)
    .reduce((sum, { openCents }) => sum + openCents, first.openCents);
  return { amount: tellRound(cents, first.currency), isLate };
}

/**
 * The state of somebody's books in a sentence, and what it means. What presses comes first. `takesCards` says whether the studio takes
 * any.
 */
export function billingHeadline(billing: MyBilling, takesCards: boolean): { headline: string; lead: string } {
  const { hosting, quotes, prepaid } = billing;
  const owed = owedOf(billing);
  if (hosting?.state === "suspended") return { headline: headlines.suspended, lead: leads.suspended };
  if (hosting?.state === "overdue" && hosting.overdueOn !== null && owed) {
    const lead = leads.overdue(addDays(hosting.overdueOn, grace));
    return { headline: headlines.overdue(owed.amount), lead };
  }
  if (owed?.isLate) return { headline: headlines.overdue(owed.amount), lead: leads.late };
  if (owed)
    return { headline: headlines.toPay(owed.amount), lead: takesCards ? leads.toPayByCard : leads.toPay };
  if (quotes.some(({ state }) => state === "open")) return { headline: headlines.quote, lead: leads.quote };
  if (hosting?.state === "ended") return { headline: headlines.ended, lead: leads.ended };
  if (hosting && hosting.cancelledOn !== null)
    return { headline: headlines.ends(hosting.until), lead: leads.ends };
  const [inFavour] = prepaid;
  const extra = inFavour && leads.inFavour(tellRound(inFavour.cents, inFavour.currency));
  if (hosting) {
    return {
      headline: headlines.paid(hosting.until),
      lead: extra ?? leads.paid(addDays(hosting.until, -askAhead)),
    };
  }
  return extra
    ? { headline: headlines.settled, lead: extra }
    : { headline: headlines.none, lead: leads.none };
}
