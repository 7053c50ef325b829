import { Link, type MetaFunction, useParams } from "react-router";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
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
  const isFailed = error !== undefined;
  const isMissing = value !== undefined && !loading;
  return (
    <div className="grid justify-items-start gap-6 py-12" aria-busy={loading}>
      <h1 className="font-display text-5xl leading-[0.9] sm:text-7xl">
        {isMissing ? words.missingHeading : templatesContent.heading}
      </h1>
      <p role="status" className="text-lg text-muted">
        {isMissing ? words.missing : isFailed ? words.failed : words.loading}
      </p>
      {isFailed && !isMissing && <Button onClick={again}>{words.retry}</Button>}
      {isMissing && (
        <Link to="/admin/templates" className={buttonClass("outline")}>
          {words.all}
        </Link>
      )}
    </div>
  );
}
