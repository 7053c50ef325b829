// Apart from the schemas, which no browser needs.

/** Every mail that the product sends, as its words are told apart: one that says other things at other times is several. */
export const mailKeys = [
  "confirmation",
  "existing-account",
  "recovery",
  "magic-link",
  "email-change",
  "email-changed",
  "reauthentication",
  "welcome",
  "account-leaving",
  "account-leaving-decided",
  "account-leaving-soon",
  "account-suspended",
  "account-suspended-served",
  "site-message",
  "site-order",
  "site-comment",
  "site-comments",
  "webhook-disabled",
  "site-given",
  "site-taken",
  "invitation",
  "ownership-offer",
  "ownership-taken",
  "member-left",
  "question-waiting",
  "questions-waiting",
  "studio-answer",
  "studio-solution",
  "contact-answer",
  "contact-solution",
  "quote",
  "invoice",
  "invoice-settled",
  "renewal",
  "renewal-settled",
  "reminder",
  "overdue",
  "warning",
  "suspended",
  "paid",
  "credited",
  "cancelled",
  "returned",
  "ended",
] as const;

export type MailKey = (typeof mailKeys)[number];

export const mailGroups = ["accounts", "sites", "people", "support", "billing"] as const;

export type MailGroup = (typeof mailGroups)[number];

/** Letters of each part, as people count them, and how many paragraphs there may be. */
export const mailLimits = {
  subject: 120,
  preheader: 150,
  heading: 80,
  paragraph: 600,
  paragraphs: 8,
  button: 40,
} as const;
