import { expect, test } from "vitest";
import type { BillingOverview } from "../account/billing/billing-rows.ts";
import { adminContent } from "./admin-content.ts";
import { adminNews } from "./admin-news.ts";

const overview = {
  people: 1,
  asking: 0,
  paying: 0,
  sites: 0,
  live: 0,
  most_worn: null,
  messages: 0,
  mails_waiting: 0,
  mails_failed: 0,
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

test.each([
  ["never was one", null, 0, "No mails waiting", "See how the server is"],
  ["is of yesterday", daysAgo(1), 0, "No mails waiting", "See how the server is"],
  ["is a week old", daysAgo(7), 0, "No mails waiting, backup 7 days old", "Back up now"],
  ["is old, and mails failed", daysAgo(30), 2, "2 mails not delivered, backup 30 days old", "See what waits"],
])("where the newest backup %s, the home says so", (_, newest, mails_failed, figure, label) => {
  const { "System Settings": news } = adminNews({ ...overview, mails_failed }, undefined, undefined, newest);
  expect([news?.figure, news?.next?.label]).toEqual([figure, label]);
});

const counts = { open: 0, waiting: 0, solved: 0, mine: 0, nobodys: 0, longest_since: null };
const sum = { currency: "USD", openCents: 0, open: 0, overdueCents: 0, overdue: 0, paidCents: 0 } as const;
const books = (one: Partial<BillingOverview["sums"][number]> = {}) =>
  ({ sums: [{ ...sum, ...one }], quotes: 2 }) as unknown as BillingOverview;

test("every card of the home says one figure and one thing to do next", () => {
  const news = adminNews(overview, counts, books());
  for (const { name } of adminContent.cards) {
    expect(news[name]?.figure, name).toMatch(/\d|No|one/i);
    expect(news[name]?.next, name).toMatchObject({
      label: expect.any(String),
      to: expect.stringMatching(/^\/admin\//),
    });
  }
});

test("what waits for the studio comes before what there is to look at", () => {
  const next = (of: string, ...told: Parameters<typeof adminNews>) => adminNews(...told)[of]?.next?.to;
  expect(next("User Management", overview)).toBe("/admin/users#invite");
  expect(next("User Management", { ...overview, asking: 1 })).toBe("/admin/users?role=asking");
  expect(next("Website Templates", overview)).toBe("/admin/templates");
  expect(next("Website Templates", { ...overview, most_worn: "food" })).toBe("/admin/templates/food");
  expect(next("Support", overview, counts)).toBe("/admin/support");
  expect(next("Support", overview, { ...counts, open: 3 })).toBe("/admin/support?state=open");
  expect(next("Billing & Payments", overview, counts, books())).toBe("/admin/billing");
  const open = { open: 2, openCents: 150_000 };
  expect(next("Billing & Payments", overview, counts, books(open))).toBe("/admin/billing?state=unpaid");
  const late = { ...open, overdue: 1, overdueCents: 50_000 };
  const news = adminNews({ ...overview, messages: 7 }, counts, books(late));
  expect(news["Billing & Payments"]?.next?.to).toBe("/admin/billing?state=overdue");
  expect(news["Billing & Payments"]?.figure).toContain("$500");
  expect(news.Analytics?.figure).toContain("7");
});
