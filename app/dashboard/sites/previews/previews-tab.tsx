import { useState } from "react";
import { mayDo } from "../../../../contract/permissions.ts";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SitePanelProps } from "../site-panel.ts";
import { type CommentAct, CommentList } from "./comment-list.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { previewActs } from "./preview-acts.ts";
import { previewsContent as words } from "./previews-content.ts";
import { isOpenLink, readPreviews } from "./read-previews.ts";

const commands = {
  resolve: "resolve-comment",
  reopen: "reopen-comment",
  remove: "delete-comment",
} as const satisfies Record<CommentAct, string>;

/** Who may look at a site before visitors do, and what they say of it. */
export function PreviewsTab({ site }: SitePanelProps) {
  const { value, error, again } = useLoaded(site.id, () => readPreviews(site.id));
  const { run } = useAction();
  const [told, setTold] = useState("");
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

  const act = (work: () => Promise<unknown>, notice: string) =>
    void run(async () => {
      await work();
      setTold(notice);
      again();
    });

  return (
    <>
      <div className="grid gap-x-12 gap-y-3 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)] lg:items-end">
        <h2 className="font-display text-4xl leading-none sm:text-6xl">
          {words.heading(value.links.filter(isOpenLink).length)}
        </h2>
        <p className="max-w-prose text-muted text-pretty">{words.about}</p>
      </div>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {mayWrite ? (
          <LinkForm site={site.id} versions={value.versions} onMade={again} />
        ) : (
          <p className="max-w-md text-lg">{words.notAllowed}</p>
        )}
        <LinkList
          links={value.links}
          onRevoke={
            mayDo(site.role, "preview", site.settings)
              ? ({ id }) => act(() => previewActs.revoke(site.id, id), words.links.notices.revoked)
              : undefined
          }
        />
      </div>
      <CommentList
        site={site}
        comments={value.comments}
        act={(what, { id }) =>
          act(() => previewActs.say(commands[what], site.id, id), words.comments.notices[what])
        }
      />
      <p
        role="status"
        className="sticky bottom-0 mt-6 flex min-h-13 items-center border-y border-line bg-paper empty:invisible"
      >
        {told}
      </p>
    </>
  );
}
