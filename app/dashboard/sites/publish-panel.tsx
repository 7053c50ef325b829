import { mayDo } from "../../../contract/permissions.ts";
import type { MySite } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { PublishHeld } from "./publish-held.tsx";
import { PublishResult } from "./publish-result.tsx";
import { sitesContent } from "./sites-content.ts";
import { usePublish } from "./use-publish.ts";

const words = sitesContent.site;

type Props = { site: MySite; address: string; onChanged: () => void };

/** What to do next with a site, in one sentence and one button, and how it goes on. */
export function PublishPanel({ site, address, onChanged }: Props) {
  const { busy, publish, held, begin, hideAndBegin, beginAsIs } = usePublish(site, onChanged);
  const { state } = site;
  const isSeen = state === "live" || state === "changed";
  const mayPublish = mayDo(site.role, "publish") && (state !== "live" || held) && state !== "suspended";
  const isUnderWay = publish?.state === "waiting" || publish?.state === "running";
  return (
    <section aria-labelledby="next" className="grid gap-4 border-t-2 border-ink pt-4">
      <p id="next" className="text-lg leading-snug text-pretty">
        {words.next[state]}
        {state !== "suspended" && state !== "trashed" && (
          <>
            {" "}
            {isSeen ? (
              <a href={address} className="font-semibold wrap-anywhere underline underline-offset-4">
                {address}
              </a>
            ) : (
              <span className="font-semibold wrap-anywhere">{address}</span>
            )}
          </>
        )}
      </p>
      {state !== "trashed" && (
        <div className="flex flex-wrap gap-4">
          {mayPublish && !held && (
            <Button busyLabel={busy && words.publishing} onClick={begin} className="px-10">
              {state === "changed" ? words.publishChanges : words.publish}
            </Button>
          )}
          {isSeen && !isUnderWay && !held && (
            <a href={address} className={buttonClass(state === "live" ? "solid" : "outline")}>
              {words.visit}
            </a>
          )}
        </div>
      )}
      {held && !isUnderWay && (
        <PublishHeld
          held={held}
          busy={busy}
          onHide={() => hideAndBegin(held)}
          onAsIs={() => beginAsIs(held)}
          onAgain={begin}
        />
      )}
      <div aria-live="polite">
        {isUnderWay && publish && (
          <p className="grid gap-2">
            {publish.state === "waiting"
              ? words.progress.waiting
              : words.progress.running(publish.pages_done, publish.pages)}
            <progress
              aria-label={words.progress.label}
              max={Math.max(publish.pages, 1)}
              value={publish.pages === 0 ? undefined : publish.pages_done}
              className="h-1.5 w-full accent-accent"
            />
          </p>
        )}
        {publish && !isUnderWay && <PublishResult publish={publish} />}
      </div>
    </section>
  );
}
