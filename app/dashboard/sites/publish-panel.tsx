import { mayDo } from "../../../contract/permissions.ts";
import type { MySite } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { progressClass } from "../../components/ui/progress-class.ts";
import { PublishHeld } from "./publish-held.tsx";
import { PublishResult } from "./publish-result.tsx";
import { sitesContent } from "./sites-content.ts";
import { usePublish } from "./use-publish.ts";

const words = sitesContent.site;

type Props = {
  site: MySite;
  address: string;
  onChanged: () => void;
  /** Where the page itself is edited, where one is not there already. */
  edit?: string;
};

/** What to do next with a site, in one sentence and one button, and how it goes on. */
export function PublishPanel({ site, address, onChanged, edit }: Props) {
  const { busy, publish, held, begin, hideAndBegin, beginAsIs } = usePublish(site, onChanged);
  const { state } = site;
  const isSeen = state === "live" || state === "changed";
  const isPublisher = mayDo(site.role, "publish", site.settings);
  const mayPublish = isPublisher && (state !== "live" || held) && state !== "suspended";
  // Whoever has taken it down since reads nothing of its being live.
  const isResultTrue = publish?.state !== "done" || isSeen;
  const mayEdit = edit !== undefined && mayDo(site.role, "write", site.settings);
  const isUnderWay = publish?.state === "waiting" || publish?.state === "running";
  return (
    <section aria-labelledby="next" className="grid content-start gap-4 border-t-2 border-ink pt-4">
      <p id="next" className="text-lg leading-snug text-pretty">
        {words.next[state]}
        {state !== "suspended" && state !== "trashed" && (
          <>
            {" "}
            {isSeen ? (
              <a
                href={address}
                className="flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
              >
                {address}
              </a>
            ) : (
              <span className="block font-semibold wrap-anywhere">{address}</span>
            )}
          </>
        )}
      </p>
      {!isPublisher && (state === "draft" || state === "changed" || state === "unpublished") && (
        <p className="text-muted">{words.notYours}</p>
      )}
      {state !== "trashed" && (
        <div className="flex flex-wrap gap-4">
          {mayPublish && !held && (
            <Button
              busyLabel={busy && words.publishing}
              onClick={begin}
              className={state === "changed" ? "" : "px-10"}
            >
              {state === "changed" ? words.publishChanges : words.publish}
            </Button>
          )}
          {mayEdit && !held && (
            // The editor is a page of its own, without the router.
            <a href={edit} className={buttonClass("outline")}>
              {words.edit}
            </a>
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
          edit={mayEdit ? edit : undefined}
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
              className={progressClass}
            />
          </p>
        )}
        {publish && !isUnderWay && isResultTrue && <PublishResult publish={publish} />}
      </div>
    </section>
  );
}
