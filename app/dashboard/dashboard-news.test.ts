import { expect, test } from "vitest";
import type { MyBilling } from "../account/billing/billing-rows.ts";
import type { MyOverview } from "../account/profile.ts";
import { dashboardContent } from "./dashboard-content.ts";
import { dashboardNews } from "./dashboard-news.ts";

const none = { draft: 0, live: 0, changed: 0, unpublished: 0, suspended: 0, trashed: 0 };
const fresh: MyOverview = {
  unread: 0,
  unread_site: null,
  messages: 0,
  newest_site: null,
  pictures: 0,
  picture_bytes: 0,
  sites: 0,
  plan: "free",
  plan_sites: 10,
  plan_picture_bytes: 500_000_000,
};

test("every card of the home has something to do next", () => {
  const news = dashboardNews({ ...none, live: 1 }, fresh, "", { visits: { visitors: 0, views: 0 } });
  for (const { name } of dashboardContent.cards) expect(news[name]?.next, name).toBeDefined();
});

test("messages that wait come before changes, changes before drafts, and a first site before all of them", () => {
  const next = (counts: object, overview: Partial<MyOverview> = {}) =>
    dashboardNews({ ...none, ...counts }, { ...fresh, ...overview }, "")["My Websites"] ?? {};
  expect(next({}).next).toEqual({ label: "Begin the first", to: "/dashboard/new" });
  expect(next({ live: 1 })).toEqual({
    figure: "1 site, 1 live",
    next: { label: "Look them over", to: "/dashboard/sites" },
  });
  expect(next({ draft: 1 }).next?.to).toBe("/dashboard/sites?state=draft");
  expect(next({ draft: 1, changed: 1 }).next?.to).toBe("/dashboard/sites?state=changed");
  expect(next({ draft: 1, changed: 1 }, { unread: 2, unread_site: "a" }).next).toEqual({
    label: "Read 2 new messages",
    to: "/dashboard/sites/a#messages",
  });
});

test("what was typed in the fitting room is gone on with, unless the plan holds no more sites", () => {
  const creating = (overview: Partial<MyOverview>, fitted: string) =>
    dashboardNews(none, { ...fresh, ...overview }, fitted)["Create New Site"] ?? {};
  expect(creating({}, "").next).toEqual({ label: "Choose a design", to: "/dashboard/new" });
  expect(creating({}, " Bistro Zwölf ").next?.label).toBe("Go on with Bistro Zwölf");
  expect(creating({ sites: 10 }, "Bistro Zwölf")).toEqual({
    figure: "All 10 places taken",
    next: { label: "Make room", to: "/dashboard/sites" },
  });
});

test("how many came is said of 30 days, and who only asked not to be told apart is seen as well", () => {
  const analytics = (visitors: number, views: number) =>
    dashboardNews(none, fresh, "", { visits: { visitors, views } }).Analytics;
  expect(analytics(0, 0)?.figure).toBe("No visitor in 30 days");
  expect(analytics(1, 3)).toEqual({
    figure: "1 visitor in 30 days",
    next: { label: "See where they came from", to: "/dashboard/analytics" },
  });
  expect(analytics(0, 3)?.next?.label).toBe("See where they came from");
});

test("a brand that is not set yet is set, and one that is says since when", () => {
  const branded = (at?: string) => dashboardNews(none, fresh, "", { brandedAt: at })["Brand Settings"];
  expect(branded()).toEqual({
    figure: "Not set yet",
    next: { label: "Set your brand", to: "/dashboard/brand" },
  });
  expect(branded(new Date().toISOString())?.figure).toBe("Saved just now");
});

test("an answer that waits is read, and who has asked nothing asks", () => {
  const asked = (open: number, waiting: number) =>
    dashboardNews(none, fresh, "", {
      support: { open, waiting, solved: 0, waiting_ticket: waiting > 0 ? "a" : null },
    }).Support;
  expect(asked(0, 0)).toEqual({
    figure: "No questions open",
    next: { label: "Ask the studio", to: "/dashboard/support/new" },
  });
  expect(asked(1, 0)?.next?.to).toBe("/dashboard/support");
  expect(asked(1, 2)).toEqual({
    figure: "2 answers wait for you",
    next: { label: "Read the answer", to: "/dashboard/support/a" },
  });
});

test("what is owed comes first of all that there is to say of money, then a quote, then up to when all is paid", () => {
  const invoice = {
    id: "i",
    number: "2026-00001",
    kind: "invoice",
    state: "open",
    currency: "USD",
    grossCents: 60_000,
    openCents: 60_000,
    issuedOn: "2026-11-27",
    dueOn: "2026-12-11",
    text: "",
    iban: "",
    bic: "",
    payee: "",
    hasDocument: true,
  } as const;
  const quote = {
    id: "q",
    title: "A",
    state: "open",
    currency: "USD",
    grossCents: 1,
    madeOn: "2026-11-27",
    validUntil: "2026-12-27",
  } as const;
  const hosting = {
    id: "h",
    state: "active",
    startedOn: "2026-11-27",
    until: "2027-11-27",
    priceCents: 60_000,
    currency: "USD",
    taxRate: 0,
    renewal: null,
    cancelledOn: null,
    suspendedOn: null,
    overdueOn: null,
    endedOn: null,
  } as const;
  const money = (billing: Partial<MyBilling>) =>
    dashboardNews({ ...none, live: 1 }, fresh, "", {
      billing: {
        today: "2026-11-27",
        email: "",
        details: null,
        hosting: null,
        invoices: [],
        quotes: [],
        prepaid: [],
        ...billing,
      },
    }).Billing?.figure;
  expect(money({})).toBe(dashboardNews(none, fresh, "").Billing?.figure);
  expect(money({ hosting })).toBe("Paid up to 27\u00a0November 2027");
  expect(money({ hosting: { ...hosting, cancelledOn: "2026-11-01" } })).toBe(
    "Hosting ends on 27\u00a0November 2027",
  );
  expect(money({ hosting: { ...hosting, state: "ended" } })).toBe("Hosting ended on 27\u00a0November 2027");
  expect(money({ hosting, quotes: [quote] })).toBe("A quote waits");
  expect(money({ hosting, quotes: [quote], invoices: [invoice] })).toBe("$600 to pay");
  const late = { ...invoice, openCents: 10_050, state: "overdue" } as const;
  expect(money({ invoices: [invoice, late] })).toBe("$100.50 overdue");
});
