import type { MailKey } from "../../../contract/mail-kinds.ts";
import type { BillingNotice } from "../../billing/billing-notice.ts";
import type { Mail } from "../mail-queue.ts";

type SampleMail = Exclude<Mail, { kind: "preview" }>;

/** A mail of that name to `to` about somebody and something made up; whatever it carries leads to `link` and opens nothing. */
export function sampleMail(key: MailKey, { to, link }: { to: string; link: string }): SampleMail {
  const code = "000000";
  const site = "Weir & Sons";
  const by = { name: "Weir & Sons", email: "office@example.com" };
  const fields = [
    { label: "Name", value: "Weir & Sons" },
    { label: "Message", value: "The tap drips.\nCould somebody come on Tuesday?" },
  ];
  const comments = [
    { where: "the first page", name: "Weir & Sons", text: "Could the number be larger?" },
    { where: "/services", name: "Weir & Sons", text: "Boilers are missing." },
  ];
  const questions = [
    { subject: "Where do I change the hours?", who: "Weir & Sons" },
    { subject: "My picture is sideways", who: to },
  ];
  const answer = {
    subject: "Where do I change the hours?",
    text: "Under Facts. They are said wherever the site shows them.",
  };
  const newEmail = "new@example.com";
  const leavesAt = "2027-01-31T12:00:00.000Z";
  switch (key) {
    case "confirmation":
      return { kind: key, to, fullName: site, link, code };
    case "existing-account":
      return { kind: key, to, signInLink: link, recoverLink: link };
    case "recovery":
    case "magic-link":
      return { kind: key, to, link, code };
    case "email-change":
      return { kind: key, to, newEmail, link, code };
    case "email-changed":
      return { kind: key, to, newEmail, undoLink: link };
    case "reauthentication":
      return { kind: key, to, code };
    case "welcome":
      return { kind: key, to, link };
    case "account-leaving":
    case "account-leaving-decided":
      return { kind: "account-leaving", to, leavesAt, isOwnWish: key === "account-leaving", link };
    case "account-suspended":
    case "account-suspended-served":
      return {
        kind: "account-suspended",
        to,
        reason: "Two invoices are open since spring, and our mails about them came back.",
        sitesStayLive: key === "account-suspended-served",
        replyTo: "office@example.com",
      };
    case "account-leaving-soon":
      return { kind: key, to, leavesAt, link };
    case "site-message":
      return { kind: key, to, site, fields, replyTo: null, link };
    case "site-order":
      return { kind: key, to, site, fields: fields.slice(0, 1), order: sampleOrder, replyTo: null, link };
    case "site-comment":
      return { kind: "site-comments", to, site, count: 1, comments: comments.slice(0, 1), link };
    case "site-comments":
      return { kind: key, to, site, count: 5, comments, link };
    case "webhook-disabled":
      return { kind: key, to, site, url: "https://hooks.example.com/", link };
    case "site-given":
    case "site-taken":
      return { kind: key, to, site, link };
    case "invitation":
      return { kind: key, to, site, by, role: "editor", link };
    case "ownership-offer":
    case "ownership-taken":
    case "member-left":
      return { kind: key, to, site, by, link };
    case "question-waiting":
      return { kind: "questions-waiting", to, count: 1, questions: questions.slice(0, 1), link };
    case "questions-waiting":
      return { kind: key, to, count: 5, questions, link };
    case "studio-answer":
      return { kind: key, to, ...answer, link, page: link };
    case "contact-answer":
    case "contact-solution":
      return { kind: "contact-answer", to, ...answer, link, isSettled: key === "contact-solution" };
    case "studio-solution":
      return { kind: "studio-answer", to, ...answer, link, page: null };
    default:
      return { kind: "billing", to, told: sampleNotice(key), link };
  }
}

type BillingKey = BillingNotice["notice"] | "invoice-settled" | "renewal-settled";

function sampleNotice(key: BillingKey): BillingNotice {
  const asked = { number: "2027-00012", amount: 600_00, currency: "USD", dueOn: "2027-01-31" } as const;
  const year = { from: "2027-01-31", until: "2028-01-31" } as const;
  switch (key) {
    case "quote":
      return {
        notice: key,
        title: "A website for Weir & Sons",
        amount: 15_000_00,
        currency: "USD",
        validUntil: "2027-01-31",
      };
    case "invoice":
      return { notice: key, ...asked };
    case "invoice-settled":
      return { notice: "invoice", ...asked, amount: 0 };
    case "renewal":
      return { notice: key, ...asked, ...year };
    case "renewal-settled":
      return { notice: "renewal", ...asked, ...year, amount: 0 };
    case "paid":
      return { notice: key, ...asked, rest: 100_00, inFavour: 50_00 };
    case "credited":
      return { notice: key, ...asked, corrected: "2027-00011", inFavour: 600_00 };
    case "cancelled":
    case "returned":
    case "ended":
      return { notice: key, until: year.until };
    default:
      return { notice: key, ...asked, stopsOn: "2027-02-28" };
  }
}

const sampleOrder = {
  currency: "USD" as const,
  lines: [
    {
      id: "coat",
      name: "Lean Coat",
      size: "M",
      color: "Bone",
      quantity: 2,
      price: 90_00,
      amount: 180_00,
      seen: 90_00,
    },
  ],
  totals: { subtotal: 180_00, shipping: 15_00, tax: 14_40, total: 209_40, saved: 0 },
  seenTotal: 209_40,
};
