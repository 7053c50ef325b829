import { type MetaFunction, useParams } from "react-router";
import { OneWaiting } from "../../account/area/one-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
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
  return (
    <OneWaiting
      heading={sitesContent.headings.name}
      words={words}
      all="/dashboard/sites"
      loading={loading}
      isFailed={error !== undefined}
      isMissing={value !== undefined && !loading}
      again={again}
    />
  );
}
