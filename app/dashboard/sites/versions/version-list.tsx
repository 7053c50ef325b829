import { useEffect, useState } from "react";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import type { VersionRow } from "../../../account/profile.ts";
import { useAction } from "../../../account/use-action.ts";
import { useSession } from "../../../account/use-session.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SitePanelProps } from "../site-panel.ts";
import { pageOfVersions, readVersions } from "./read-versions.ts";
import { VersionItem } from "./version-item.tsx";
import { versionsContent as words } from "./versions-content.ts";

/** The versions of a site, newest first. */
export function VersionList({ site, onChanged }: SitePanelProps) {
  const { busy, run } = useAction();
  const { isAdmin } = useSession();
  // What goes live elsewhere on the page is marked here.
  const { value, error, loading, again } = useLoaded(`${site.id} ${site.published_at} ${site.state}`, () =>
    readVersions(site.id),
  );
  const [more, setMore] = useState<{ after: readonly VersionRow[]; rows: readonly VersionRow[] }>();

  // A site that was published has versions: who sees none is one to whom it has been closed.
  const isDoubtful = value?.length === 0 && site.published_at !== null;
  useEffect(() => {
    if (isDoubtful) onChanged();
  }, [isDoubtful, onChanged]);

  if (!value || isDoubtful) {
    return (
      <div className="grid justify-items-start gap-6 py-8">
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }
  const rows = more?.after === value ? [...value, ...more.rows] : value;
  const found = rows[0]?.found ?? 0;
  const live = rows[0]?.live ?? undefined;
  const older = async () => {
    const next = await readVersions(site.id, rows.at(-1)?.number);
    setMore({ after: value, rows: [...rows.slice(value.length), ...next] });
  };
  return (
    <section aria-label={words.list} aria-busy={loading}>
      <div className="grid gap-x-12 gap-y-3 pb-8 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)] lg:items-end">
        <h2 className="font-display text-4xl leading-none sm:text-6xl">{words.heading(found, live)}</h2>
        <p className="max-w-prose text-muted text-pretty">{rows.length > 0 ? words.about : ""}</p>
      </div>
      {rows.length === 0 && (
        <p className="max-w-xl border-t border-line py-10 text-2xl leading-snug text-pretty">{words.empty}</p>
      )}
      <ol className="border-t border-line empty:hidden">
        {rows.map((version) => (
          <VersionItem
            key={version.number}
            version={version}
            makes={
              isAdmin && site.role === "owner"
                ? `/admin/templates/make?site=${site.id}&version=${version.number}`
                : undefined
            }
          />
        ))}
      </ol>
      {rows.length < found && rows.length % pageOfVersions === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 pt-6">
          <Button variant="outline" busyLabel={busy && words.loading} onClick={() => void run(older)}>
            {words.older}
          </Button>
          <p className="text-muted">{words.where(rows.length, found)}</p>
        </div>
      )}
    </section>
  );
}
