import { type MetaFunction, useParams } from "react-router";
import { OneWaiting } from "../../account/area/one-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { AdminPage } from "../admin-page.tsx";

import { readTemplates } from "./read-templates.ts";
import { TemplatePage } from "./template-page.tsx";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one;

export const meta: MetaFunction = () => [
  { title: templatesContent.title },
  { name: "description", content: templatesContent.description },
  { name: "robots", content: "noindex" },
];

export default function TemplateRoute() {
  return (
    <AdminPage>
      <OneTemplate />
    </AdminPage>
  );
}

function OneTemplate() {
  const { slug = "" } = useParams();
  const { value, error, loading, again } = useLoaded("", readTemplates);
  const template = value?.templates.find((one) => one.slug === slug);
  if (template) return <TemplatePage key={slug} template={template} onChanged={again} />;
  return (
    <OneWaiting
      heading={templatesContent.heading}
      words={words}
      all="/admin/templates"
      loading={loading}
      isFailed={error !== undefined}
      isMissing={value !== undefined && !loading}
      again={again}
    />
  );
}
