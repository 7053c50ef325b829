import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { mayDo } from "../../../../contract/permissions.ts";
import { QuietLink } from "../../../account/area/quiet-link.tsx";
import { UndoNotice } from "../../../account/area/undo-notice.tsx";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { Button } from "../../../components/ui/button.tsx";
import { buttonClass } from "../../../components/ui/button-class.ts";
import { askAddress } from "../../support/asked-place.ts";
import type { SitePanelProps } from "../site-panel.ts";
import { whenInWords } from "../sites-content.ts";
import { useFocusBack } from "../use-focus-back.ts";
import { useSiteAction } from "../use-site-action.ts";
import { BringForm } from "./bring-form.tsx";
import { GoLive } from "./go-live.tsx";
import { PairedPages } from "./paired-pages.tsx";
import { readBrought } from "./read-brought.ts";
import { readVersion } from "./read-versions.ts";
import { VersionName } from "./version-name.tsx";
import { versionsContent } from "./versions-content.ts";

const words = versionsContent.opened;

type Props = SitePanelProps & { number: number };

/** One version of a site: what changed with it, what can be done with it, and its pages beside those of today. */
export function OpenVersion({ site, number, onChanged }: Props) {
  const { busy, run } = useSiteAction(onChanged);
  const [isAsked, setAsked] = useState(false);
  const [brought, setBrought] = useState<number>();
  const [returned, setReturned] = useState<number>();
  const [told, setTold] = useState("");
  const row = useLoaded(`${site.id} ${number} ${site.published_at} ${site.state}`, () =>
    readVersion(site.id, number),
  );
  const isThere = row.value !== undefined;
  const compared = useLoaded(
    `${site.id} ${number} ${site.revision} ${site.published_at} ${isThere}`,
    async () => (isThere ? sendCommand("compare-version", { site: site.id, version: number }) : undefined),
  );
  // Also of another day: what took the draft's place is undone as long as what stood there is kept.
  const kept = useLoaded(`${site.id} ${site.revision} ${isThere}`, async () =>
    isThere ? readBrought(site.id) : undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opens it hears where they are.
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);

  const asks = useFocusBack<HTMLDivElement>(isAsked);

  const version = row.value;
  if (!version) {
    const isFailed = row.error !== undefined;
    return (
      <Around>
        <p role="status" className="py-6 text-lg text-muted">
          {isFailed ? versionsContent.failed : row.loading ? versionsContent.loading : words.missing}
        </p>
        {isFailed && <Button onClick={row.again}>{versionsContent.retry}</Button>}
      </Around>
    );
  }
  const comparison = compared.value;
  const isSame = comparison?.changes.length === 0;
  const mayWrite =
    mayDo(site.role, "write", site.settings) && site.state !== "trashed" && site.state !== "suspended";
  const mayPublish =
    mayDo(site.role, "publish", site.settings) && site.state !== "trashed" && site.state !== "suspended";

  const bring = () =>
    void run(async () => {
      if (!comparison) return;
      const { revision } = await sendCommand("bring-version", {
        request: crypto.randomUUID(),
        site: site.id,
        version: number,
        revision: comparison.revision,
      }).catch((error: unknown) => {
        // Most often somebody has changed the draft: then they look at what it is now.
        compared.again();
        throw error;
      });
      setAsked(false);
      setTold("");
      setBrought(revision);
      onChanged();
    });
  const isKept = kept.value?.version === number && kept.value.revision !== returned;
  const earlier = isKept && mayWrite ? kept.value : undefined;
  const undo = (revision: number) =>
    void run(async () => {
      await sendCommand("return-draft", { request: crypto.randomUUID(), site: site.id, revision });
      setBrought(undefined);
      setReturned(revision);
      setTold(words.undone);
      heading.current?.focus({ preventScroll: true });
      onChanged();
    });

  return (
    <Around>
      <div className="grid gap-x-12 gap-y-8 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)]">
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-4xl leading-none wrap-anywhere outline-none sm:text-6xl"
          >
            {version.name ?? versionsContent.version(number)}
          </h2>
          <p className="mt-4 text-muted">
            {version.name !== null && `${versionsContent.version(number)}, `}
            <time dateTime={version.at}>{whenInWords(version.at)}</time> {versionsContent.by(version)}
          </p>
          {mayWrite && (
            <VersionName site={site.id} version={version} onNamed={row.again} onChanged={onChanged} />
          )}
        </div>
        <section aria-labelledby="changed-with-it" className="border-t border-line pt-4">
          <h3 id="changed-with-it" className="text-sm font-semibold">
            {words.changed}
          </h3>
          {number > 1 && version.changes && version.changes.length > 0 ? (
            <ul className="mt-2 grid gap-1">
              {version.changes.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-2">{versionsContent.changes(version)}</p>
          )}
        </section>
      </div>
      <div className="grid gap-6 border-y border-line py-6">
        <div ref={asks} className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {version.is_live && <p className="font-semibold">{words.isLive}</p>}
          {mayPublish && !version.is_live && !isAsked && (
            <GoLive site={site.id} number={number} onChanged={onChanged} onTold={setTold} />
          )}
          {mayWrite && comparison && !isSame && (
            <Button
              variant="outline"
              data-asks
              hidden={isAsked}
              onClick={() => {
                setTold("");
                setAsked(true);
              }}
            >
              {words.bring}
            </Button>
          )}
          {comparison && isSame && <p className="text-muted">{words.same}</p>}
          {mayPublish && !version.is_live && !isAsked && (
            <p className="text-sm text-muted">{words.goLiveText}</p>
          )}
          <Link
            to={askAddress({ site: site.id, version: number })}
            className={buttonClass("text", "sm:ml-auto")}
          >
            {words.ask}
          </Link>
        </div>
        {isAsked && comparison && !isSame && (
          <BringForm
            number={number}
            changes={comparison.changes}
            isUnpublished={site.live_revision === null || site.revision > site.live_revision}
            busy={busy}
            onBring={bring}
            onLeave={() => setAsked(false)}
          />
        )}
        {earlier && brought === undefined && (
          <p className="flex flex-wrap items-center gap-x-6">
            <span className="text-pretty">{words.broughtOn(number, whenInWords(earlier.at))}</span>
            <Button variant="text" onClick={() => undo(earlier.revision)}>
              {words.undo}
            </Button>
          </p>
        )}
        <p role="status" className="empty:absolute">
          {told}
        </p>
      </div>
      {comparison ? (
        <PairedPages
          site={site}
          number={number}
          isLive={version.is_live}
          live={comparison.live ?? undefined}
          pages={comparison.pages}
          revision={comparison.revision}
        />
      ) : (
        <div className="grid justify-items-start gap-6 py-8">
          <p role="status" className="text-muted">
            {compared.error ? words.compareFailed : words.comparing}
          </p>
          {compared.error !== undefined && <Button onClick={compared.again}>{versionsContent.retry}</Button>}
        </div>
      )}
      <UndoNotice
        done={brought === undefined ? undefined : words.brought(number)}
        undo={words.undo}
        onUndo={() => brought !== undefined && undo(brought)}
      />
    </Around>
  );
}

function Around({ children }: { children: ReactNode }) {
  return (
    <div>
      <p className="-mt-4 pb-2">
        <QuietLink to={{ search: "", hash: "#versions" }} preventScrollReset>
          ← {words.back}
        </QuietLink>
      </p>
      {children}
    </div>
  );
}
