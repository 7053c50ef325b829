import type { MetaFunction } from "react-router";
import { AdminPage } from "../admin-page.tsx";
import { templatesContent as words } from "./templates-content.ts";
import { TemplatesList } from "./templates-list.tsx";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function TemplatesRoute() {
  return (
    <AdminPage>
      <TemplatesList />
    </AdminPage>
  );
}
