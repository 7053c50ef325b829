import type { MetaFunction } from "react-router";
import { DashboardPage } from "../dashboard-page.tsx";
import { AllVisits } from "./all-visits.tsx";
import { analyticsContent } from "./analytics-content.ts";

export const meta: MetaFunction = () => [
  { title: analyticsContent.title },
  { name: "description", content: analyticsContent.description },
  { name: "robots", content: "noindex" },
];

export default function AnalyticsRoute() {
  return (
    <DashboardPage>
      <AllVisits />
    </DashboardPage>
  );
}
