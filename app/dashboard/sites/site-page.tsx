import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router";
import { mayDo } from "../../../contract/permissions.ts";
import { QuietLink } from "../../account/area/quiet-link.tsx";
import type { MySite } from "../../account/profile.ts";
import { useTitle } from "../../account/use-title.ts";
import { Tabs } from "../../components/ui/tabs.tsx";
import { askAddress } from "../support/asked-place.ts";
import { PublishPanel } from "./publish-panel.tsx";
import { siteTabs } from "./site-tabs.ts";
import { sitesContent } from "./sites-content.ts";
import { StateMark } from "./state-mark.tsx";
import { useFreshSite } from "./use-fresh-site.ts";

const words = sitesContent.site;

type Props = {
  site: MySite;
  /** Where visitors find it. */
  address: string;
  onChanged: () => void;
};

/** All about one site: how it stands, what to do next, and its rooms. */
export function SitePage({ site, address, onChanged }: Props) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useTitle(site.name);
  const tabs = siteTabs.filter(({ act }) => act === undefined || mayDo(site.role, act, site.settings));
  const tab = tabs.find(({ value }) => hash === `#${value}`) ?? tabs[0];
  useFreshSite(tab?.value ?? "", tab?.value === "content", onChanged);
  if (!tab) return null;
  const { value, Panel } = tab;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-8 pt-6">
        <QuietLink to="/dashboard/sites">← {words.all}</QuietLink>
        <QuietLink to={askAddress({ site: site.id })}>{words.ask}</QuietLink>
      </p>
      <div className="grid gap-x-12 gap-y-6 pt-2 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)]">
        <div>
          <StateMark state={site.state} />
          <h1 className={`mt-3 font-display text-balance wrap-anywhere ${sizeOf(site.name)}`}>{site.name}</h1>
        </div>
        <PublishPanel
          site={site}
          address={address}
          onChanged={onChanged}
          edit={`/dashboard/sites/${site.id}/edit`}
        />
      </div>
      <Tabs
        label={words.tabs.label}
        tabs={tabs.map((one) => ({ ...one, href: `#${one.value}` as const }))}
        value={value}
        onChange={(next) => void navigate({ hash: next }, { replace: true, preventScrollReset: true })}
      >
        <Suspense fallback={<p className="py-12 text-muted">{words.loading}</p>}>
          <Panel site={site} onChanged={onChanged} />
        </Suspense>
      </Tabs>
    </>
  );
}

/** A name is set as large as it goes; one with a word that no line would hold, smaller, and divided as words are. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  return longest > 13
    ? "text-[clamp(2rem,4.4vw,4.5rem)] leading-none hyphens-auto"
    : "text-[clamp(3rem,7.4vw,7.5rem)] leading-[0.9]";
}
