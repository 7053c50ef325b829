import type { MetaFunction } from "react-router";
import { AreaPage } from "../account/area/area-page.tsx";
import { Guard } from "../account/guard.tsx";
import { useSession } from "../account/use-session.ts";
import { dashboardContent } from "./dashboard-content.ts";

export const meta: MetaFunction = () => [
  { title: dashboardContent.title },
  { name: "description", content: dashboardContent.description },
  { name: "robots", content: "noindex" },
];

export default function DashboardRoute() {
  const { profile } = useSession();
  return (
    <Guard only="customer">
      <AreaPage
        heading={dashboardContent.heading}
        cards={dashboardContent.cards}
        note={profile?.requested_role === "admin" ? dashboardContent.adminRequested : undefined}
      />
    </Guard>
  );
}
