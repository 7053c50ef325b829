import { tellDay } from "../../../contract/day.ts";
import { type Currency, tellCents } from "../../../contract/money.ts";
import type { BillingNotice } from "../../billing/billing-notice.ts";
import { identity } from "../../identity.ts";
import type { ToldMail } from "../mail-content.ts";
import type { Mail } from "../mail-queue.ts";
import { oneLine } from "./said.ts";

export type BillingMail = Extract<Mail, { kind: "billing" }>;

/** What a mail about money is about. */
export function tellBillingMail({ told, to, link }: BillingMail): ToldMail {
  return {
    key: keyOf(told),
    values: valuesOf(told),
    link,
    fixed: {
      reason:
        told.notice === "quote"
          ? `The studio made this quote for ${to}.`
          : `${to} has an account at ${identity.name}, and this is about its invoices.`,
      ifNotYou: ifNotYou[told.notice] ?? wrong,
    },
  };
}

const wrong =
  "If that was not you who should get this, or something in it is wrong, write to the studio before you pay.";

const ifNotYou: Partial<Record<BillingNotice["notice"], string>> = {
  quote: "If that was not you who asked for it, do nothing: it runs out by itself.",
  paid: "If that was not you who paid, write to the studio.",
  cancelled: "If that was not you, take the cancellation back there now, and choose a new password.",
};

/** What is paid by what was in somebody's favour has words of its own. */
function keyOf(told: BillingNotice): ToldMail["key"] {
  const isSettled = "amount" in told && told.amount === 0;
  if (told.notice === "invoice") return isSettled ? "invoice-settled" : "invoice";
  if (told.notice === "renewal") return isSettled ? "renewal-settled" : "renewal";
  return told.notice;
}

function valuesOf(told: BillingNotice): ToldMail["values"] {
  const money = (cents: number, currency: Currency) => (cents > 0 ? tellCents(cents, currency) : undefined);
  switch (told.notice) {
    case "quote":
      return {
        title: oneLine(told.title),
        amount: tellCents(told.amount, told.currency),
        until: tellDay(told.validUntil),
      };
    case "cancelled":
    case "returned":
    case "ended":
      return { until: tellDay(told.until) };
    default: {
      const asked = { number: told.number, amount: tellCents(told.amount, told.currency) };
      switch (told.notice) {
        case "invoice":
          return { ...asked, due: tellDay(told.dueOn) };
        case "renewal":
          return {
            ...asked,
            due: tellDay(told.dueOn),
            from: tellDay(told.from),
            until: tellDay(told.until),
          };
        case "paid":
          return {
            ...asked,
            rest: money(told.rest, told.currency),
            credit: money(told.inFavour, told.currency),
          };
        case "credited":
          return { ...asked, corrected: told.corrected, credit: money(told.inFavour, told.currency) };
        default: {
          const stops = told.stopsOn === null ? undefined : tellDay(told.stopsOn);
          return {
            ...asked,
            due: tellDay(told.dueOn),
            stops: stops ?? (told.notice === "warning" ? "next week" : undefined),
          };
        }
      }
    }
  }
}
