import { useState } from "react";
import { mayDo } from "../../../../contract/permissions.ts";
import type { CommentRow, MySite } from "../../../account/profile.ts";
import { buttonClass } from "../../../components/ui/button-class.ts";
import { type CommentAct, CommentItem } from "./comment-item.tsx";
import { previewsContent } from "./previews-content.ts";

const words = previewsContent.comments;

type Props = {
  site: Pick<MySite, "id" | "role" | "settings">;
  comments: readonly CommentRow[];
  busy: boolean;
  act: (what: CommentAct, comment: CommentRow) => void;
};

/** What was said of the site's pages, the newest first: what waits, or what is resolved. */
export function CommentList({ site, comments, busy, act }: Props) {
  const [isResolved, setResolved] = useState(false);
  const open = comments.filter(({ resolved_at }) => resolved_at === null);
  const shown = isResolved ? comments.filter(({ resolved_at }) => resolved_at !== null) : open;
  const mayWrite = mayDo(site.role, "write", site.settings);
  const nothing = comments.length === 0 ? words.none : isResolved ? words.noneResolved : words.noneOpen;
  return (
    <section aria-labelledby="comments" className="pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 pb-4">
        <h2 id="comments" tabIndex={-1} className="font-display text-4xl leading-none sm:text-6xl">
          {words.heading(open.length)}
        </h2>
        {mayWrite && open.length > 0 && (
          <a href={`/dashboard/sites/${site.id}/edit`} className={buttonClass("text")}>
            {words.beside}
          </a>
        )}
      </div>
      {comments.length > 0 && (
        <fieldset aria-label={words.which} className="flex gap-x-6">
          {[false, true].map((resolved) => (
            <button
              key={String(resolved)}
              type="button"
              aria-pressed={resolved === isResolved}
              onClick={() => setResolved(resolved)}
              className="min-h-12 min-w-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {resolved ? words.resolved : words.open}{" "}
              <span className="tabular-nums">{resolved ? comments.length - open.length : open.length}</span>
            </button>
          ))}
        </fieldset>
      )}
      {shown.length === 0 && (
        <p className="border-t border-line py-8 text-xl leading-snug text-pretty">{nothing}</p>
      )}
      <ol className="border-t border-line empty:hidden">
        {shown.map((comment) => (
          <CommentItem
            key={comment.id}
            site={site}
            comment={comment}
            busy={busy}
            act={(what) => act(what, comment)}
          />
        ))}
      </ol>
    </section>
  );
}
