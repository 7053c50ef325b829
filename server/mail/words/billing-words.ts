import type { MailTemplate, Placeholder } from "./mail-template.ts";

const button = "Open my billing";
const number = { text: "The number of the invoice", isRequired: true } as const;
const amount = { text: "How much it is, with its currency", isRequired: true } as const;
const due = { text: "The day by which it is to be paid", isRequired: true } as const;
const year = {
  from: { text: "The day on which the year begins", isRequired: true },
  until: { text: "The day on which it ends", isRequired: true },
} as const;
const until = { text: "The day up to which hosting is paid", isRequired: true } as const;
const credit = { text: "What stays in their favour, where there is such", isOptional: true } as const;

type Billing = { title: string; when: string; usual: MailTemplate["usual"] };

function billing<Placeholders extends Readonly<Record<string, Placeholder>>>(
  told: Billing,
  placeholders: Placeholders,
) {
  return { group: "billing" as const, ...told, placeholders };
}

/** The usual words of mails about money. */
export const billingWords = {
  quote: billing(
    {
      title: "A quote",
      when: "The studio has made a quote.",
      usual: {
        subject: "A quote from {studio}",
        preheader: "{amount}, good until {until}.",
        heading: "Here is what it would cost.",
        paragraphs: [
          "{title}: {amount}, tax included. The quote is good until {until}.",
          "Read every line of it, then accept it or say no. Nothing is owed before you accept.",
        ],
        button: "Read the quote",
      },
    },
    {
      title: { text: "What the quote is for", isTyped: true },
      amount,
      until: { text: "The last day on which it can be accepted", isRequired: true },
    },
  ),
  invoice: billing(
    {
      title: "An invoice",
      when: "An invoice is issued.",
      usual: {
        subject: "Invoice {number} from {studio}",
        preheader: "{amount}, due on {due}.",
        heading: "The bill, please.",
        paragraphs: [
          "Invoice {number} comes to {amount} and is due on {due}.",
          "Its PDF, and how to pay it, are on your billing page.",
        ],
        button,
      },
    },
    { number, amount, due },
  ),
  "invoice-settled": billing(
    {
      title: "An invoice that is paid already",
      when: "An invoice is issued, and what its receiver had in their favour has paid it.",
      usual: {
        subject: "Invoice {number} from {studio}",
        preheader: "It is paid already.",
        heading: "The bill, please.",
        paragraphs: ["Invoice {number} is paid by what you had in your favour. There is nothing to do."],
        button,
      },
    },
    { number },
  ),
  renewal: billing(
    {
      title: "Another year of hosting",
      when: "The invoice for the next year is issued.",
      usual: {
        subject: "Another year of hosting: invoice {number}",
        preheader: "For the year from {from} up to {until}.",
        heading: "Shall the lights stay on?",
        paragraphs: [
          "Invoice {number} is for hosting from {from} up to {until}: {amount}, due on {due}.",
          "If you would rather stop, cancel on your billing page in one step. What is paid for stays, and this invoice is taken back.",
        ],
        button,
      },
    },
    { number, amount, due, ...year },
  ),
  "renewal-settled": billing(
    {
      title: "Another year that is paid already",
      when: "The invoice for the next year is issued, and what its receiver had in their favour has paid it.",
      usual: {
        subject: "Another year of hosting: invoice {number}",
        preheader: "For the year from {from} up to {until}.",
        heading: "Shall the lights stay on?",
        paragraphs: [
          "The year from {from} up to {until} is paid by what you had in your favour. There is nothing to do.",
          "If you would rather stop, cancel on your billing page in one step. What is paid for stays, and this invoice is taken back.",
        ],
        button,
      },
    },
    { number: { text: number.text }, ...year },
  ),
  reminder: billing(
    {
      title: "An invoice is due soon",
      when: "An invoice is due in a few days, or an administrator reminds of one.",
      usual: {
        subject: "Invoice {number} is due soon",
        preheader: "On {due}.",
        heading: "A knot in the handkerchief.",
        paragraphs: [
          "Invoice {number} is due on {due}: {amount} are still open.",
          "If you have paid in the last days, there is nothing to do.",
        ],
        button,
      },
    },
    { number, amount, due },
  ),
  overdue: billing(
    {
      title: "An invoice is overdue",
      when: "An invoice was not paid in time.",
      usual: {
        subject: "Invoice {number} is overdue",
        preheader: "It was due on {due}.",
        heading: "This one slipped by.",
        paragraphs: [
          "Invoice {number} was due on {due}, and {amount} are still open.",
          "Your sites stay as they are until {stops}. Unless it is paid by then, visitors find a notice in their place from that day on. Nothing is deleted.",
          "If something stands in the way of paying, write to us: there is nearly always a way.",
        ],
        button,
      },
    },
    {
      number,
      amount,
      due,
      stops: { text: "The day on which sites stand still, where they do for this", isOptional: true },
    },
  ),
  warning: billing(
    {
      title: "Sites will stand still",
      when: "A week before sites stand still because an invoice is not paid.",
      usual: {
        subject: "Your sites stand still from {stops}",
        preheader: "Unless invoice {number} is paid.",
        heading: "One week to go.",
        paragraphs: [
          "Invoice {number} is not paid: {amount} have been due since {due}.",
          "From {stops} visitors find a notice in place of your sites. The day you pay, they are back.",
        ],
        button,
      },
    },
    { number, amount, due, stops: { text: "The day on which sites stand still", isRequired: true } },
  ),
  suspended: billing(
    {
      title: "Sites stand still",
      when: "Sites stand still because an invoice is not paid.",
      usual: {
        subject: "Your sites stand still",
        preheader: "Invoice {number} is not paid. Nothing is deleted.",
        heading: "The lights are off. Nothing is lost.",
        paragraphs: [
          "Invoice {number} over {amount} was not paid within the time that we gave, so visitors find a notice in place of your sites.",
          "Pay it, and they are back at once; the days for which they stood still are added to your year. You can export all of them meanwhile.",
        ],
        button,
      },
    },
    { number, amount },
  ),
  paid: billing(
    {
      title: "Money has come",
      when: "A payment has come.",
      usual: {
        subject: "Paid: invoice {number}",
        preheader: "{amount} have come. Thank you.",
        heading: "Thank you.",
        paragraphs: [
          "{amount} have come for invoice {number}.",
          "{rest} of it are still open.",
          "{credit} were more than was owed: they stay in your favour, and your next invoice takes them.",
        ],
        button,
      },
    },
    {
      number,
      amount,
      rest: { text: "What is still open, where that is something", isOptional: true },
      credit,
    },
  ),
  credited: billing(
    {
      title: "A credit note",
      when: "The studio takes an invoice back, or a part of it.",
      usual: {
        subject: "Credit note {number} for invoice {corrected}",
        preheader: "{amount} are taken back.",
        heading: "We take that back.",
        paragraphs: [
          "Credit note {number} takes {amount} off invoice {corrected}.",
          "{credit} of it you had paid: they stay in your favour, and your next invoice takes them.",
        ],
        button,
      },
    },
    {
      number: { text: "The number of the credit note", isRequired: true },
      amount,
      corrected: { text: "The number of the invoice", isRequired: true },
      credit,
    },
  ),
  cancelled: billing(
    {
      title: "Hosting is cancelled",
      when: "Somebody has cancelled their hosting.",
      usual: {
        subject: "Your hosting is cancelled",
        preheader: "It ends on {until}. Until then everything stays.",
        heading: "The end, with notice.",
        paragraphs: [
          "Your hosting ends on {until}. Until then nothing changes, and you can take the cancellation back.",
          "From that day visitors find a notice in place of your sites. You can export them, with everything in them, for at least a year.",
        ],
        button,
      },
    },
    { until },
  ),
  returned: billing(
    {
      title: "Sites are back",
      when: "Sites that stood still are up again.",
      usual: {
        subject: "Your sites are back",
        preheader: "Hosting is paid up to {until}.",
        heading: "Lights on.",
        paragraphs: ["Your sites are up again, as they were. Hosting is paid up to {until}."],
        button,
      },
    },
    { until },
  ),
  ended: billing(
    {
      title: "Hosting has ended",
      when: "The last day of hosting is over.",
      usual: {
        subject: "Your hosting has ended",
        preheader: "Your sites can be exported for at least a year.",
        heading: "The last page, for now.",
        paragraphs: [
          "Visitors find a notice in place of your sites from today on.",
          "Everything in them is kept for at least a year: sign in to export it, or to have it back with another year of hosting.",
        ],
        button,
      },
    },
    {},
  ),
} satisfies Readonly<Record<string, MailTemplate>>;
