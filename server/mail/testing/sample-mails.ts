import type { BillingNotice } from "../../billing/billing-notice.ts";
import type { Mail } from "../mail-queue.ts";

type MailOf<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

const to = "marlene@example.com";
const link =
  "https://fabula.example/auth/v1/verify?token=6f1c0e5b8a3d4f77&type=signup&redirect_to=https%3A%2F%2Ffabula.example%2F";

/** A confirmation as sign-up makes it, with whatever `overrides` changes. */
export function confirmation(overrides: Partial<MailOf<"confirmation">> = {}): MailOf<"confirmation"> {
  return { kind: "confirmation", to, fullName: "Marlene Berg", link, code: "402918", ...overrides };
}

const asked = { number: "2027-00012", amount: 600_00, currency: "USD", dueOn: "2027-11-27" } as const;

const billingNotices: readonly BillingNotice[] = [
  {
    notice: "quote",
    title: "A website for Weir & Sons",
    amount: 15_000_00,
    currency: "USD",
    validUntil: "2026-12-20",
  },
  { notice: "invoice", ...asked },
  { notice: "renewal", ...asked, from: "2027-11-27", until: "2028-11-27" },
  { notice: "reminder", ...asked, stopsOn: null },
  { notice: "overdue", ...asked, stopsOn: "2027-12-28" },
  { notice: "warning", ...asked, stopsOn: "2027-12-28" },
  { notice: "suspended", ...asked, stopsOn: null },
  { notice: "paid", ...asked, rest: 100_00, inFavour: 50_00 },
  { notice: "credited", ...asked, corrected: "2027-00011", inFavour: 600_00 },
  { notice: "cancelled", until: "2028-11-27" },
  { notice: "returned", until: "2028-11-27" },
  { notice: "ended", until: "2028-11-27" },
];

/** One mail of every kind. */
export const everyMail: readonly Mail[] = [
  confirmation(),
  {
    kind: "existing-account",
    to,
    signInLink: "https://fabula.example/auth?next=%2Fdashboard",
    recoverLink: "https://fabula.example/auth#forgot",
  },
  { kind: "recovery", to, link, code: "402918" },
  { kind: "magic-link", to, link, code: "402918" },
  { kind: "email-change", to: "new@example.com", newEmail: "new@example.com", link, code: "402918" },
  {
    kind: "email-changed",
    to,
    newEmail: "new@example.com",
    undoLink: "https://fabula.example/auth/undo-email-change#token=6f1c0e5b8a3d4f77",
  },
  { kind: "reauthentication", to, code: "402918" },
  ...(["site-message", "site-order"] as const).map((kind) => ({
    kind,
    to,
    site: "Weir & Sons",
    fields: [
      { label: "Name", value: "Ada" },
      { label: "Message", value: "Two lines\nof words." },
    ],
    ...(kind === "site-order" && {
      order: {
        currency: "EUR" as const,
        lines: [
          {
            id: "coat",
            name: "Lean Coat",
            size: "M",
            color: "Bone",
            quantity: 2,
            price: 90_00,
            amount: 180_00,
            seen: 80_00,
          },
        ],
        totals: { subtotal: 180_00, shipping: 15_00, tax: 14_40, total: 209_40, saved: 0 },
        seenTotal: 187_80,
      },
    }),
    replyTo: kind === "site-message" ? "ada@example.com" : null,
    link: "https://fabula.example/dashboard/sites/1#messages",
  })),
  {
    kind: "site-comments",
    to,
    site: "Weir & Sons",
    count: 2,
    comments: [
      { where: "the first page, Water where it belongs", name: "Ada", text: "Could the number be\nlarger?" },
      { where: "/services", name: "Ada", text: "Boilers are missing." },
    ],
    link: "https://fabula.example/dashboard/sites/1#previews",
  },
  {
    kind: "invitation",
    to,
    site: "Weir & Sons",
    by: { name: "Ada Weir", email: "ada@example.com" },
    role: "editor",
    link: "https://fabula.example/dashboard/invitation#token=6f1c0e5b8a3d4f77&email=marlene%40example.com",
  },
  ...(["ownership-offer", "ownership-taken"] as const).map((kind) => ({
    kind,
    to,
    site: "Weir & Sons",
    by: { name: "Ada Weir", email: "ada@example.com" },
    link: "https://fabula.example/dashboard/sites/1#people",
  })),
  { kind: "welcome", to, link: "https://fabula.example/auth/v1/verify?token=6f1c0e5b8a3d4f77&type=recovery" },
  ...(["site-given", "site-taken"] as const).map((kind) => ({
    kind,
    to,
    site: "Weir & Sons",
    link: "https://fabula.example/dashboard/sites/1",
  })),
  ...[true, false].map((isOwnWish) => ({
    kind: "account-leaving" as const,
    to,
    leavesAt: "2026-12-26T09:00:00.000Z",
    isOwnWish,
    link: "https://fabula.example/auth?next=%2Fdashboard",
  })),
  ...[true, false].map((sitesStayLive) => ({
    kind: "account-suspended" as const,
    to,
    reason: "Two invoices are open since spring, and our mails about them came back.",
    sitesStayLive,
    replyTo: "hello@fabula.example",
  })),
  {
    kind: "account-leaving-soon",
    to,
    leavesAt: "2026-12-26T09:00:00.000Z",
    link: "https://fabula.example/auth?next=%2Fdashboard",
  },
  {
    kind: "member-left",
    to,
    site: "Weir & Sons",
    by: { name: "Ada Weir", email: "ada@example.com" },
    link: "https://fabula.example/dashboard/sites/1#people",
  },
  {
    kind: "questions-waiting",
    to,
    count: 3,
    questions: [
      { subject: "Where do I change the hours?", who: "Ada Weir" },
      { subject: "My picture is sideways", who: "ben@example.com" },
    ],
    link: "https://fabula.example/admin/support",
  },
  ...[null, "https://fabula.example/dashboard/support/1"].map((page) => ({
    kind: "studio-answer" as const,
    to,
    subject: "Where do I change the hours?",
    text: "Under Facts.\nThey are said wherever the site shows them.",
    link:
      page === null
        ? "https://fabula.example/dashboard/support/1"
        : "https://fabula.example/reply/6f1c0e5b8a3d4f77",
    page,
  })),
  ...[true, false].map((isSettled) => ({
    kind: "contact-answer" as const,
    to,
    subject: "Once there was a shop.",
    text: "And then?\nWe would like to hear more.",
    link: "https://fabula.example/reply/6f1c0e5b8a3d4f77",
    isSettled,
  })),
  ...billingNotices.map((told) => ({
    kind: "billing" as const,
    to,
    told,
    link: "https://fabula.example/dashboard/billing",
  })),
  {
    kind: "webhook-disabled",
    to,
    site: "Weir & Sons",
    url: "https://hooks.example.com/in",
    link: "https://fabula.example/dashboard/sites/1#settings",
  },
  { kind: "preview", to, of: "recovery", words: null, link: "https://fabula.example" },
];
