import { useState } from "react";
import { Link, type MetaFunction } from "react-router";
import { ListEmpty } from "../../account/area/lists/list-empty.tsx";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { isWhole } from "../../account/area/lists/list-query.ts";
import { ListTools } from "../../account/area/lists/list-tools.tsx";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { Pager } from "../../account/area/lists/pager.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import { UndoNotice } from "../../account/area/undo-notice.tsx";
import type { MySite } from "../../account/profile.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { InvitedNotice } from "../invitation/invited-notice.tsx";
import { addressParts, allOf, countMySites, listMySites } from "./my-sites.ts";
import { siteActs } from "./site-acts.ts";
import { type CardActs, type CardPlace, SiteCard } from "./site-card.tsx";
import { sitesContent } from "./sites-content.ts";
import { askedBy, emptyWords, sitesShape, sitesWords } from "./sites-query.ts";

export const meta: MetaFunction = () => [
  { title: sitesContent.title },
  { name: "description", content: sitesContent.description },
  { name: "robots", content: "noindex" },
];

export default function SitesRoute() {
  return (
    <DashboardPage isStudios>
      <Sites />
    </DashboardPage>
  );
}

const { empty, notices } = sitesContent;

function Sites() {
  const { query, ask, askAll, value, error, loading, again } = useList(sitesShape, async (asked) => {
    const [sites, counts, address] = await Promise.all([
      listMySites(askedBy(asked)),
      countMySites(),
      addressParts(),
    ]);
    return { sites, counts, address };
  });
  const { run } = useAction();
  const [trashed, setTrashed] = useState<MySite>();

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
      <ListWaiting heading={sitesContent.headings.name} words={sitesContent} error={error} again={again} />
    );
  }
  const { sites, counts, address } = value;
  const all = allOf(counts);
  const isNew = all + counts.trashed === 0;
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
      {!isNew && <ListTools query={query} words={sitesWords(counts)} onAsk={ask} />}
      <ListFailed error={error} text={sitesContent.failed} again={again} />
      {sites.length === 0 ? (
        <ListEmpty text={emptyWords(query, isNew)} onAll={isNew ? undefined : askAll}>
          {isNew && (
            <Link to="/dashboard/new" className={buttonClass("solid")}>
              {empty.begin}
            </Link>
          )}
        </ListEmpty>
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
              place={isWhole(query) && query.page === 1 ? placeOf(index, sites.length) : "among"}
            />
          ))}
        </ul>
      )}
      <Pager
        page={query.page}
        pageSize={sitesShape.pageSize}
        found={sites[0]?.found ?? 0}
        onTurn={(page) => ask({ page })}
      />
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
