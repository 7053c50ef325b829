import { tellDay } from "../../contract/day.ts";
import { tellCents } from "../../contract/money.ts";
import { identity } from "../identity.ts";
import type { BillingNotice } from "./billing-notice.ts";

export type BillingWords = {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: string[];
  button: string;
  reason: string;
  ifNotYou: string;
};

const toInvoices = "Open my billing";
const wrong =
  "If that was not you who should get this, or something in it is wrong, write to the studio before you pay.";

/** The words of a mail about money to `to`. Nothing that somebody typed stands in its subject. */
export function billingMailWords(told: BillingNotice, to: string): BillingWords {
  const customer = `${to} has an account at ${identity.name}, and this is about its invoices.`;
  switch (told.notice) {
    case "quote": {
      const amount = tellCents(told.amount, told.currency);
      return {
        subject: `A quote from ${identity.name}`,
        preheader: `${amount}, good until ${tellDay(told.validUntil)}.`,
        heading: "Here is what it would cost.",
        paragraphs: [
          `${told.title}: ${amount}, tax included. The quote is good until ${tellDay(told.validUntil)}.`,
          "Read every line of it, then accept it or say no. Nothing is owed before you accept.",
        ],
        button: "Read the quote",
        reason: `The studio made this quote for ${to}.`,
        ifNotYou: "If that was not you who asked for it, do nothing: it runs out by itself.",
      };
    }
    case "invoice": {
      const amount = tellCents(told.amount, told.currency);
      return {
        subject: `Invoice ${told.number} from ${identity.name}`,
        preheader: told.amount === 0 ? "It is paid already." : `${amount}, due on ${tellDay(told.dueOn)}.`,
        heading: "The bill, please.",
        paragraphs:
          told.amount === 0
            ? [`Invoice ${told.number} is paid by what you had in your favour. There is nothing to do.`]
            : [
                `Invoice ${told.number} comes to ${amount} and is due on ${tellDay(told.dueOn)}.`,
                "Its PDF, and how to pay it, are on your billing page.",
              ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    }
    case "renewal": {
      const amount = tellCents(told.amount, told.currency);
      const year = `from ${tellDay(told.from)} up to ${tellDay(told.until)}`;
      return {
        subject: `Another year of hosting: invoice ${told.number}`,
        preheader: `For the year ${year}.`,
        heading: "Shall the lights stay on?",
        paragraphs: [
          told.amount === 0
            ? `The year ${year} is paid by what you had in your favour. There is nothing to do.`
            : `Invoice ${told.number} is for hosting ${year}: ${amount}, due on ${tellDay(told.dueOn)}.`,
          "If you would rather stop, cancel on your billing page in one step. What is paid for stays, and this invoice is taken back.",
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    }
    case "reminder":
      return {
        subject: `Invoice ${told.number} is due soon`,
        preheader: `On ${tellDay(told.dueOn)}.`,
        heading: "A knot in the handkerchief.",
        paragraphs: [
          `Invoice ${told.number} is due on ${tellDay(told.dueOn)}: ${tellCents(told.amount, told.currency)} are still open.`,
          "If you have paid in the last days, there is nothing to do.",
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    case "overdue":
      return {
        subject: `Invoice ${told.number} is overdue`,
        preheader: `It was due on ${tellDay(told.dueOn)}.`,
        heading: "This one slipped by.",
        paragraphs: [
          `Invoice ${told.number} was due on ${tellDay(told.dueOn)}, and ${tellCents(told.amount, told.currency)} are still open.`,
          ...(told.stopsOn === null
            ? []
            : [
                `Your sites stay as they are until ${tellDay(told.stopsOn)}. Unless it is paid by then, visitors find a notice in their place from that day on. Nothing is deleted.`,
              ]),
          "If something stands in the way of paying, write to us: there is nearly always a way.",
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    case "warning":
      return {
        subject: `Your sites stand still from ${told.stopsOn === null ? "next week" : tellDay(told.stopsOn)}`,
        preheader: `Unless invoice ${told.number} is paid.`,
        heading: "One week to go.",
        paragraphs: [
          `Invoice ${told.number} is not paid: ${tellCents(told.amount, told.currency)} have been due since ${tellDay(told.dueOn)}.`,
          `From ${told.stopsOn === null ? "next week" : tellDay(told.stopsOn)} visitors find a notice in place of your sites. The day you pay, they are back.`,
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    case "suspended":
      return {
        subject: "Your sites stand still",
        preheader: `Invoice ${told.number} is not paid. Nothing is deleted.`,
        heading: "The lights are off. Nothing is lost.",
        paragraphs: [
          `Invoice ${told.number} over ${tellCents(told.amount, told.currency)} was not paid within the time that we gave, so visitors find a notice in place of your sites.`,
          "Pay it, and they are back at once; the days for which they stood still are added to your year. You can export all of them meanwhile.",
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    case "paid": {
      const amount = tellCents(told.amount, told.currency);
      return {
        subject: `Paid: invoice ${told.number}`,
        preheader: `${amount} have come. Thank you.`,
        heading: "Thank you.",
        paragraphs: [
          `${amount} have come for invoice ${told.number}.`,
          ...(told.rest > 0 ? [`${tellCents(told.rest, told.currency)} of it are still open.`] : []),
          ...(told.inFavour > 0
            ? [
                `${tellCents(told.inFavour, told.currency)} were more than was owed: they stay in your favour, and your next invoice takes them.`,
              ]
            : []),
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: "If that was not you who paid, write to the studio.",
      };
    }
    case "credited": {
      const amount = tellCents(told.amount, told.currency);
      return {
        subject: `Credit note ${told.number} for invoice ${told.corrected}`,
        preheader: `${amount} are taken back.`,
        heading: "We take that back.",
        paragraphs: [
          `Credit note ${told.number} takes ${amount} off invoice ${told.corrected}.`,
          ...(told.inFavour > 0
            ? [
                `${tellCents(told.inFavour, told.currency)} of it you had paid: they stay in your favour, and your next invoice takes them.`,
              ]
            : []),
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    }
    case "cancelled":
      return {
        subject: "Your hosting is cancelled",
        preheader: `It ends on ${tellDay(told.until)}. Until then everything stays.`,
        heading: "The end, with notice.",
        paragraphs: [
          `Your hosting ends on ${tellDay(told.until)}. Until then nothing changes, and you can take the cancellation back.`,
          "From that day visitors find a notice in place of your sites. You can export them, with everything in them, for at least a year.",
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: "If that was not you, take the cancellation back there now, and choose a new password.",
      };
    case "returned":
      return {
        subject: "Your sites are back",
        preheader: `Hosting is paid up to ${tellDay(told.until)}.`,
        heading: "Lights on.",
        paragraphs: [`Your sites are up again, as they were. Hosting is paid up to ${tellDay(told.until)}.`],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
    case "ended":
      return {
        subject: "Your hosting has ended",
        preheader: "Your sites can be exported for at least a year.",
        heading: "The last page, for now.",
        paragraphs: [
          "Visitors find a notice in place of your sites from today on.",
          "Everything in them is kept for at least a year: sign in to export it, or to have it back with another year of hosting.",
        ],
        button: toInvoices,
        reason: customer,
        ifNotYou: wrong,
      };
  }
}
