import type { MetaFunction } from "react-router";
import { AreaFrame } from "../account/area/area-frame.tsx";
import { Guard } from "../account/guard.tsx";
import { MyAccount } from "../account/my-account/my-account.tsx";
import { myAccountContent } from "../account/my-account/my-account-content.ts";
import { adminContent } from "./admin-content.ts";

export const meta: MetaFunction = () => [
  { title: myAccountContent.title },
  { name: "description", content: myAccountContent.description },
  { name: "robots", content: "noindex" },
];

export default function AccountRoute() {
  return (
    <Guard only="admin">
      <AreaFrame root="/admin" rooms={adminContent.cards}>
        <MyAccount />
      </AreaFrame>
    </Guard>
  );
}
