import { useState } from "react";
import { Link, type MetaFunction, useSearchParams } from "react-router";
import { UndoNotice } from "../../account/area/undo-notice.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import type { MySite } from "../../account/profile.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { InvitedNotice } from "../invitation/invited-notice.tsx";
import { addressParts, allOf, countMySites, listMySites } from "./my-sites.ts";
import { Pager } from "./pager.tsx";
import { siteActs } from "./site-acts.ts";
import { type CardActs, type CardPlace, SiteCard } from "./site-card.tsx";
import { sitesContent } from "./sites-content.ts";
import { askedBy, readQuery, type SitesQuery, writeQuery } from "./sites-query.ts";
import { SitesTools } from "./sites-tools.tsx";

export const meta: MetaFunction = () => [
  { title: sitesContent.title },
  { name: "description", content: sitesContent.description },
  { name: "robots", content: "noindex" },
];

export default function SitesRoute() {
  return (
    <DashboardPage>
      <Sites />
    </DashboardPage>
  );
}

const { empty, notices } = sitesContent;

function Sites() {
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const asked = JSON.stringify(query);
  const { value, error, loading, again } = useLoaded(asked, async () => {
    const [sites, counts, address] = await Promise.all([
      listMySites(askedBy(query)),
      countMySites(),
      addressParts(),
    ]);
    return { sites, counts, address };
  });
  const { run } = useAction();
  const [trashed, setTrashed] = useState<MySite>();

  const ask = (change: Partial<SitesQuery>) =>
    setSearch(writeQuery({ ...query, page: 1, ...change }), { replace: true, preventScrollReset: true });
  const act = (does: () => Promise<unknown>, said?: string) =>
    void run(async () => {
      await does();
      again();
      if (said) showSuccess(said);
    });
  const acts: CardActs = {
    rename: (site, name) => act(() => siteActs.rename(site, name), notices.renamed(name)),
    unpublish: (site) => act(() => siteActs.unpublish(site), notices.unpublished(site.name)),
    trash: (site) => act(() => siteActs.trash(site).then(() => setTrashed(site))),
    restore: (site) =>
      act(() => siteActs.restore(site).then(() => setTrashed(undefined)), notices.restored(site.name)),
  };

  if (!value) {
    return (
      <div className="py-12">
        <h1 className="font-display text-6xl leading-[0.9] sm:text-8xl">{sitesContent.headings.name}</h1>
        <p role="status" className="mt-8 text-lg text-muted">
          {error ? sitesContent.failed : sitesContent.loading}
        </p>
        {error !== undefined && (
          <Button className="mt-6" onClick={again}>
            {sitesContent.retry}
          </Button>
        )}
      </div>
    );
  }
  const { sites, counts, address } = value;
  const all = allOf(counts);
  const isNew = all + counts.trashed === 0;
  const isPlain = query.state === undefined && query.containing === "";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 py-10 sm:py-12">
        <h1 className="max-w-4xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
          {sitesContent.headline(all, counts)}
        </h1>
        {!isNew && (
          <Link to="/dashboard/new" className={buttonClass("solid")}>
            {empty.begin}
          </Link>
        )}
      </div>
      <InvitedNotice />
      {!isNew && <SitesTools query={query} counts={counts} onAsk={ask} />}
      {error !== undefined && (
        <p role="alert" className="mb-6 border-l-6 border-danger pl-4">
          {sitesContent.failed}{" "}
          <Button variant="text" onClick={again}>
            {sitesContent.retry}
          </Button>
        </p>
      )}
      {sites.length === 0 ? (
        <div className="grid max-w-xl gap-6 border-t border-line py-12">
          <p className="text-2xl leading-snug text-pretty">
            {isNew ? empty.first : query.state === "trashed" && !query.containing ? empty.trash : empty.found}
          </p>
          {isNew ? (
            <Link to="/dashboard/new" className={buttonClass("solid", "justify-self-start")}>
              {empty.begin}
            </Link>
          ) : (
            <Button variant="outline" className="justify-self-start" onClick={() => setSearch({})}>
              {empty.all}
            </Button>
          )}
        </div>
      ) : (
        <ul
          aria-busy={loading}
          className={`grid pt-px pl-px sm:grid-cols-2 lg:grid-cols-3 ${sites.length > 3 ? "2xl:grid-cols-4" : ""}`}
        >
          {sites.map((site, index) => (
            <SiteCard
              key={site.id}
              site={site}
              address={address.before + site.subdomain + address.after}
              acts={acts}
              place={isPlain && query.page === 1 ? placeOf(index, sites.length) : "among"}
            />
          ))}
        </ul>
      )}
      <Pager page={query.page} found={sites[0]?.found ?? 0} onTurn={(page) => ask({ page })} />
      <UndoNotice
        done={trashed && notices.trashed(trashed.name)}
        undo={notices.undo}
        onUndo={() => trashed && acts.restore(trashed)}
      />
    </>
  );
}

/** Of the newest sites the first is shown large, and no place beside it stays empty. */
function placeOf(index: number, count: number): CardPlace {
  if (index === 0) return count === 1 ? "alone" : "lead";
  return count === 2 ? "beside" : "among";
}
