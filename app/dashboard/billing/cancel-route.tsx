import type { MetaFunction } from "react-router";
import { DashboardPage } from "../dashboard-page.tsx";
import { billingContent } from "./billing-content.ts";
import { CancelHosting } from "./cancel-hosting.tsx";

export const meta: MetaFunction = () => [
  { title: billingContent.cancel.title },
  { name: "description", content: billingContent.description },
  { name: "robots", content: "noindex" },
];

export default function CancelRoute() {
  return (
    <DashboardPage>
      <CancelHosting />
    </DashboardPage>
  );
}
