import { useEffect } from "react";
import { type MetaFunction, useNavigate } from "react-router";
import { sumOf } from "../../contract/visit-ranges.ts";
import { AreaPage } from "../account/area/area-page.tsx";
import { useLoaded } from "../account/area/use-loaded.ts";
import { Guard } from "../account/guard.tsx";
import { useSession } from "../account/use-session.ts";
import { listKeptDrafts } from "../editor/make/kept-draft.ts";
import { isEmptyFitting } from "../start/fitting.ts";
import { keptFitting } from "../start/fitting-store.ts";
import { readMyBilling } from "./billing/read-billing.ts";
import { readBrandedAt } from "./brand/read-branded-at.ts";
import { dashboardContent } from "./dashboard-content.ts";
import { dashboardNews } from "./dashboard-news.ts";
import { allOf, countMySites, readMyOverview, type SiteCounts } from "./sites/my-sites.ts";
import { readMyVisits } from "./sites/visitors/read-visits.ts";
import { readMySupport } from "./support/read-support.ts";

export const meta: MetaFunction = () => [
  { title: dashboardContent.title },
  { name: "description", content: dashboardContent.description },
  { name: "robots", content: "noindex" },
];

export default function DashboardRoute() {
  return (
    <Guard only="customer">
      <DashboardHome />
    </Guard>
  );
}

function DashboardHome() {
  const { profile } = useSession();
  const navigate = useNavigate();
  const { value: mine } = useLoaded(profile?.user_id ?? "", async () => {
    const [counts, overview, visits, made, brandedAt, support, billing] = await Promise.all([
      countMySites(),
      readMyOverview(),
      readMyVisits({ days: 30, step: 30 }),
      listKeptDrafts(),
      readBrandedAt(),
      readMySupport(),
      readMyBilling(),
    ]);
    return {
      counts,
      overview,
      visits: sumOf(visits.visits.steps),
      brandedAt,
      support,
      billing,
      hasMade: made.length > 0,
    };
  });
  const counts = mine?.counts;
  const comesToBegin = counts !== undefined && isEmpty(counts) && (mine?.hasMade || hasBegun());

  useEffect(() => {
    if (comesToBegin && !wasLed()) void navigate("/dashboard/new", { replace: true });
  }, [comesToBegin, navigate]);

  return (
    <AreaPage
      root="/dashboard"
      heading={dashboardContent.heading}
      cards={dashboardContent.cards}
      news={mine && dashboardNews(mine.counts, mine.overview, keptFitting().name, mine)}
      note={profile?.requested_role === "admin" ? dashboardContent.adminRequested : undefined}
    />
  );
}

function isEmpty(counts: SiteCounts): boolean {
  return allOf(counts) + counts.trashed === 0;
}

/** Whoever has typed a business into the fitting room, or taken one of its designs, goes on with that. */
function hasBegun(): boolean {
  const fitting = keptFitting();
  return fitting.design !== "" || !isEmptyFitting(fitting);
}

const led = "fabula.led-to-begin";

/** Whether this tab has been led there before: whoever comes back from there wants to be here. Says so from now on. */
function wasLed(): boolean {
  try {
    const was = sessionStorage.getItem(led) !== null;
    sessionStorage.setItem(led, "");
    return was;
  } catch {
    return true;
  }
}
