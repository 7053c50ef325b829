import type { VisitSum } from "../../contract/visits.ts";
import type { CardNews } from "../account/area/area-card.ts";
import type { MyBilling } from "../account/billing/billing-rows.ts";
import type { MyOverview, MySupport } from "../account/profile.ts";
import { demos } from "../demos/catalog.ts";
import { owedOf } from "./billing/billing-headline.ts";
import { dashboardContent } from "./dashboard-content.ts";
import { allOf, type SiteCounts } from "./sites/my-sites.ts";
import { whenInWords } from "./sites/sites-content.ts";

const { news: words } = dashboardContent;
const megabyte = 1_000_000;

/** What is known besides what is counted. */
type News = {
  visits?: VisitSum | undefined;
  brandedAt?: string | undefined;
  support?: MySupport | undefined;
  billing?: MyBilling | undefined;
};

/**
 * What each card of the customers' home says, by its name: from how many sites there are of which state, what the
 * account holds, the name that was typed in the fitting room (empty: none), the visits of 30 days, when the brand was last saved, and what
 * was asked of the studio.
 */
export function dashboardNews(
  counts: SiteCounts,
  overview: MyOverview | undefined,
  fitted: string,
  { visits, brandedAt, support, billing }: News = {},
): Readonly<Record<string, CardNews>> {
  return {
    ...(overview && {
      "Create New Site": creating(overview, fitted),
      "Brand Settings": {
        figure: brandedAt === undefined ? words.brandNone : words.brand(whenInWords(brandedAt)),
        next: {
          label: brandedAt === undefined ? words.beginBrand : words.goOnBrand,
          to: "/dashboard/brand",
        },
      },
      Billing: ofMoney(overview, billing),
    }),
    ...(visits && {
      Analytics: {
        figure: words.visitors(visits.visitors),
        next: { label: visits.views > 0 ? words.visits : words.noVisits, to: "/dashboard/analytics" },
      },
    }),
    "My Websites": ofSites(counts, overview),
    Support: asking(support),
  };
}

/** What is owed comes first, then a quote that waits, then up to when all is paid, or when hosting ends or has ended; and where there is no money, the free plan. */
function ofMoney(overview: MyOverview, billing: MyBilling | undefined): CardNews {
  const next = (label: string) => ({ label, to: "/dashboard/billing" });
  const owed = billing && owedOf(billing);
  if (owed)
    return { figure: owed.isLate ? words.late(owed.amount) : words.owed(owed.amount), next: next(words.pay) };
  if (billing?.quotes.some(({ state }) => state === "open"))
    return { figure: words.quote, next: next(words.answer) };
  const hosting = billing?.hosting;
  if (hosting?.state === "ended") return { figure: words.ended(hosting.until), next: next(words.comeBack) };
  if (hosting && hosting.cancelledOn !== null)
    return { figure: words.ends(hosting.until), next: next(words.hosting) };
  if (hosting) return { figure: words.paidUntil(hosting.until), next: next(words.invoices) };
  const figure = words.plan(
    overview.sites,
    overview.plan_sites,
    Math.ceil(overview.picture_bytes / megabyte),
    overview.plan_picture_bytes / megabyte,
  );
  return { figure, next: next(words.books) };
}

function creating({ sites, plan_sites }: MyOverview, fitted: string): CardNews {
  if (sites >= plan_sites) {
    return { figure: words.full(plan_sites), next: { label: words.makeRoom, to: "/dashboard/sites" } };
  }
  const label = fitted.trim() === "" ? words.choose : words.goOn(fitted.trim());
  return { figure: words.designs(demos.length), next: { label, to: "/dashboard/new" } };
}

/** An answer that waits is read first; who has asked nothing asks. */
function asking(support: MySupport | undefined): CardNews {
  const { open = 0, waiting = 0, waiting_ticket = null } = support ?? {};
  const figure = support && words.support(open, waiting);
  const next =
    waiting_ticket !== null
      ? { label: words.readAnswer, to: `/dashboard/support/${waiting_ticket}` }
      : open > 0
        ? { label: words.seeQuestions, to: "/dashboard/support" }
        : { label: words.write, to: "/dashboard/support/new" };
  return { ...(figure && { figure }), next };
}

/** What waits longest for somebody comes first: people who have written, then words that nobody sees yet. */
function ofSites(counts: SiteCounts, overview: MyOverview | undefined): CardNews {
  const all = allOf(counts);
  const next = (label: string, to: string): CardNews => ({
    figure: words.sites(all, counts.live + counts.changed),
    next: { label, to },
  });
  if (overview?.unread_site) return next(words.unread(overview.unread), messagesOf(overview.unread_site));
  if (counts.changed > 0) return next(words.changed, "/dashboard/sites?state=changed");
  if (counts.draft > 0) return next(words.drafts, "/dashboard/sites?state=draft");
  if (all === 0) return next(words.begin, "/dashboard/new");
  return next(words.look, "/dashboard/sites");
}

const messagesOf = (site: string) => `/dashboard/sites/${site}#messages`;
