import { Link, type MetaFunction, useParams } from "react-router";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { addressParts, readCanonicalHost, readMySite, shownAddress } from "./my-sites.ts";
import { SitePage } from "./site-page.tsx";
import { sitesContent } from "./sites-content.ts";

const words = sitesContent.site;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function SiteRoute() {
  return (
    <DashboardPage isStudios>
      <OneSite />
    </DashboardPage>
  );
}

function OneSite() {
  const { id = "" } = useParams();
  const { value, error, loading, again } = useLoaded(id, async () => {
    const [site, address, host] = await Promise.all([readMySite(id), addressParts(), readCanonicalHost(id)]);
    return { site, address, host };
  });
  // Of another site is what was known before this one was asked for.
  if (value?.site?.id === id) {
    const { site, address, host } = value;
    return <SitePage key={id} site={site} address={shownAddress(site, address, host)} onChanged={again} />;
  }
  const isFailed = error !== undefined;
  const isMissing = value !== undefined && !loading;
  return (
    <div className="grid justify-items-start gap-6 py-12" aria-busy={loading}>
      <h1 className="font-display text-5xl leading-[0.9] sm:text-7xl">
        {isMissing ? words.missingHeading : sitesContent.headings.name}
      </h1>
      <p role="status" className="text-lg text-muted">
        {isMissing ? words.missing : isFailed ? words.failed : words.loading}
      </p>
      {isFailed && !isMissing && <Button onClick={again}>{sitesContent.retry}</Button>}
      {isMissing && (
        <Link to="/dashboard/sites" className={buttonClass("outline")}>
          {words.all}
        </Link>
      )}
    </div>
  );
}
