import type { MetaFunction } from "react-router";
import { AdminPage } from "../admin-page.tsx";
import { StudioAnalytics } from "./studio-analytics.tsx";
import { studioContent } from "./studio-content.ts";

export const meta: MetaFunction = () => [
  { title: studioContent.title },
  { name: "description", content: studioContent.description },
  { name: "robots", content: "noindex" },
];

export default function AnalyticsRoute() {
  return (
    <AdminPage>
      <StudioAnalytics />
    </AdminPage>
  );
}
