import { useRef, useState } from "react";
import { mayDo } from "../../../../contract/permissions.ts";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SitePanelProps } from "../site-panel.ts";
import { useSiteAction } from "../use-site-action.ts";
import type { CommentAct } from "./comment-item.tsx";
import { CommentList } from "./comment-list.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { type MadeLink, previewActs } from "./preview-acts.ts";
import { previewsContent as words } from "./previews-content.ts";
import { isOpenLink, readPreviews } from "./read-previews.ts";

const commands = {
  resolve: "resolve-comment",
  reopen: "reopen-comment",
  remove: "delete-comment",
} as const satisfies Record<CommentAct, string>;

const other = { resolve: "reopen", reopen: "resolve" } as const;

type Notice = { text: string; undo?: () => void };

/** Who may look at a site before visitors do, and what they say of it. */
export function PreviewsTab({ site, onChanged }: SitePanelProps) {
  const { value, error, again } = useLoaded(site.id, () => readPreviews(site.id));
  const { busy, run } = useSiteAction(onChanged);
  const [notice, setNotice] = useState<Notice>();
  const [made, setMade] = useState<MadeLink>();
  const comments = useRef<HTMLDivElement>(null);
  const mayWrite =
    mayDo(site.role, "preview", site.settings) && site.state !== "trashed" && site.state !== "suspended";

  if (!value) {
    return (
      <div className="grid justify-items-start gap-6 py-8">
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }

  const act = (work: () => Promise<unknown>, said: Notice) =>
    void run(async () => {
      setNotice(undefined);
      await work();
      setNotice(said);
      again();
    });
  const say = (what: CommentAct, id: string, isUndo = false) =>
    act(() => previewActs.say(commands[what], site.id, id), {
      text: words.comments.notices[what],
      ...(what !== "remove" && !isUndo && { undo: () => say(other[what], id, true) }),
    });
  const waiting = value.comments.filter(({ resolved_at }) => resolved_at === null).length;
  const madeLink = value.links.find(({ id }) => id === made?.id);
  // It is in the list a moment after it was made; once it opens nothing, nobody needs its address.
  const address = madeLink && !isOpenLink(madeLink) ? undefined : made?.address;

  return (
    <>
      <div className="grid gap-x-12 gap-y-3 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)] lg:items-end">
        <h2 className="font-display text-4xl leading-none sm:text-6xl">
          {words.heading(value.links.filter(isOpenLink).length)}
        </h2>
        <div>
          <p className="max-w-prose text-muted text-pretty">{words.about}</p>
          {waiting > 0 && (
            <Button
              variant="text"
              className="lg:hidden"
              onClick={() => comments.current?.querySelector("h2")?.focus()}
            >
              {words.comments.jump(waiting)}
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {mayWrite ? (
          <LinkForm
            site={site.id}
            versions={value.versions}
            address={address}
            onMade={(link) => {
              setMade(link);
              again();
            }}
            onChanged={onChanged}
          />
        ) : (
          <p className="max-w-md text-lg">{words.notAllowed}</p>
        )}
        <LinkList
          links={value.links}
          busy={busy}
          onRevoke={
            mayDo(site.role, "preview", site.settings)
              ? ({ id }) => act(() => previewActs.revoke(site.id, id), { text: words.links.notices.revoked })
              : undefined
          }
        />
      </div>
      <div ref={comments}>
        <CommentList
          site={site}
          comments={value.comments}
          busy={busy}
          act={(what, { id }) => say(what, id)}
        />
      </div>
      <p
        role="status"
        className="sticky bottom-0 mt-6 flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-y border-line bg-paper empty:invisible"
      >
        {notice?.text}
        {notice?.undo && (
          <Button variant="text" onClick={notice.undo}>
            {words.comments.undo}
          </Button>
        )}
      </p>
    </>
  );
}
