import type { MetaFunction } from "react-router";
import { AreaPage } from "../account/area/area-page.tsx";
import { Guard } from "../account/guard.tsx";
import { adminContent } from "./admin-content.ts";

export const meta: MetaFunction = () => [
  { title: adminContent.title },
  { name: "description", content: adminContent.description },
  { name: "robots", content: "noindex" },
];

export default function AdminRoute() {
  return (
    <Guard only="admin">
      <AreaPage root="/admin" heading={adminContent.heading} cards={adminContent.cards} />
    </Guard>
  );
}
