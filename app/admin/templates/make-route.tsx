import { Link, type MetaFunction, useSearchParams } from "react-router";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { AdminPage } from "../admin-page.tsx";
import { makeContent as words } from "./make-content.ts";
import { MakeForm } from "./make-form.tsx";
import { readStudioSites } from "./read-studio-sites.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function MakeRoute() {
  return (
    <AdminPage>
      <Make />
    </AdminPage>
  );
}

function Make() {
  const { value: sites, error, loading, again } = useLoaded("", readStudioSites);
  const [search] = useSearchParams();
  return (
    <>
      <div className="grid gap-x-16 gap-y-4 py-10 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)] lg:items-end">
        <h1 className="font-display text-[clamp(3rem,7vw,7rem)] leading-[0.9] text-balance">
          {words.heading}
        </h1>
        <p className="max-w-prose text-lg text-pretty text-muted">{words.lead}</p>
      </div>
      {!sites && (
        <div className="grid justify-items-start gap-6 border-t border-line py-10" aria-busy={loading}>
          <p role="status" className="text-lg text-muted">
            {error ? words.failed : words.loading}
          </p>
          {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
        </div>
      )}
      {sites?.length === 0 && (
        <div className="grid justify-items-start gap-6 border-t border-line py-10">
          <p className="max-w-xl text-2xl leading-snug text-pretty">{words.none}</p>
          <Link to="/dashboard/new" className={buttonClass("solid")}>
            {words.begin}
          </Link>
        </div>
      )}
      {sites && sites.length > 0 && (
        <MakeForm sites={sites} site={search.get("site")} version={Number(search.get("version"))} />
      )}
      <p className="mt-12 flex flex-wrap gap-x-8 border-t border-line pt-4">
        <Link to="/admin/templates" className={buttonClass("text")}>
          {words.all}
        </Link>
        <Link to="/dashboard/sites" className={buttonClass("text")}>
          {words.mine}
        </Link>
      </p>
    </>
  );
}
