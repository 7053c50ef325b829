import type { MetaFunction } from "react-router";
import { MyAccount } from "../account/my-account/my-account.tsx";
import { myAccountContent } from "../account/my-account/my-account-content.ts";
import { DashboardPage } from "./dashboard-page.tsx";

export const meta: MetaFunction = () => [
  { title: myAccountContent.title },
  { name: "description", content: myAccountContent.description },
  { name: "robots", content: "noindex" },
];

export default function AccountRoute() {
  return (
    <DashboardPage>
      <MyAccount />
    </DashboardPage>
  );
}
