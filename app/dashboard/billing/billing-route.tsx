import type { MetaFunction } from "react-router";
import { DashboardPage } from "../dashboard-page.tsx";
import { Billing } from "./billing.tsx";
import { billingContent } from "./billing-content.ts";

export const meta: MetaFunction = () => [
  { title: billingContent.title },
  { name: "description", content: billingContent.description },
  { name: "robots", content: "noindex" },
];

export default function BillingRoute() {
  return (
    <DashboardPage>
      <Billing />
    </DashboardPage>
  );
}
