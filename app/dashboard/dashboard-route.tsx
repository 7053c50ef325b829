import { useEffect } from "react";
import { type MetaFunction, useNavigate } from "react-router";
import type { CardNews } from "../account/area/area-card.ts";
import { AreaPage } from "../account/area/area-page.tsx";
import { Guard } from "../account/guard.tsx";
import { useSession } from "../account/use-session.ts";
import { isEmptyFitting } from "../start/fitting.ts";
import { keptFitting } from "../start/fitting-store.ts";
import { dashboardContent } from "./dashboard-content.ts";
import { allOf, countMySites, type SiteCounts } from "./sites/my-sites.ts";
import { useLoaded } from "./use-loaded.ts";

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
  const { value: counts } = useLoaded(profile?.user_id ?? "", countMySites);
  const comesToBegin = counts !== undefined && isEmpty(counts) && hasBegun();

  useEffect(() => {
    if (comesToBegin && !wasLed()) void navigate("/dashboard/new", { replace: true });
  }, [comesToBegin, navigate]);

  return (
    <AreaPage
      root="/dashboard"
      heading={dashboardContent.heading}
      cards={dashboardContent.cards}
      news={counts && { "My Websites": newsOf(counts) }}
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

const { sites: words } = dashboardContent;

function newsOf(counts: SiteCounts): CardNews {
  const figure = words.figure(allOf(counts), counts.live + counts.changed);
  if (counts.changed > 0)
    return { figure, next: { label: words.changed, to: "/dashboard/sites?state=changed" } };
  if (counts.draft > 0) return { figure, next: { label: words.drafts, to: "/dashboard/sites?state=draft" } };
  return { figure };
}
