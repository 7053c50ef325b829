import { useState } from "react";
import { mayDo } from "../../../../contract/permissions.ts";
import type { CommentRow, MySite } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { buttonClass } from "../../../components/ui/button-class.ts";
import { whenInWords } from "../sites-content.ts";
import { previewsContent } from "./previews-content.ts";

const words = previewsContent.comments;

export type CommentAct = "resolve" | "reopen" | "remove";

type Props = {
  site: Pick<MySite, "id" | "role" | "settings">;
  comments: readonly CommentRow[];
  act: (what: CommentAct, comment: CommentRow) => void;
};

/** What was said of the site's pages, the newest first: what waits, or what is resolved. */
export function CommentList({ site, comments, act }: Props) {
  const [isResolved, setResolved] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  const open = comments.filter(({ resolved_at }) => resolved_at === null);
  const shown = isResolved ? comments.filter(({ resolved_at }) => resolved_at !== null) : open;
  const mayWrite = mayDo(site.role, "write", site.settings);
  const nothing = comments.length === 0 ? words.none : isResolved ? words.noneResolved : words.noneOpen;
  return (
    <section aria-labelledby="comments" className="pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 pb-4">
        <h2 id="comments" className="font-display text-4xl leading-none sm:text-6xl">
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
        {shown.map((comment) => {
          const { id, page, heading, name, text, at } = comment;
          const button = (what: CommentAct, label: string) => (
            <Button variant="text" aria-label={words.of(label, name)} onClick={() => act(what, comment)}>
              {label}
            </Button>
          );
          return (
            <li
              key={id}
              className="grid gap-x-8 gap-y-2 border-b border-line py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_auto]"
            >
              <div className="min-w-0">
                <p className="font-display text-2xl leading-tight wrap-anywhere">{name}</p>
                <p className="text-sm text-muted wrap-anywhere">
                  {words.on(page, heading || words.page)} · <time dateTime={at}>{whenInWords(at)}</time>
                </p>
              </div>
              <p className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</p>
              <div className="flex flex-wrap items-start gap-x-6 lg:-mt-3 lg:justify-end">
                {mayWrite &&
                  leaving !== id &&
                  (isResolved ? button("reopen", words.reopen) : button("resolve", words.resolve))}
                {mayDo(site.role, "manage", site.settings) && leaving !== id && (
                  <Button
                    variant="text"
                    aria-label={words.of(words.remove, name)}
                    onClick={() => setLeaving(id)}
                  >
                    {words.remove}
                  </Button>
                )}
                {leaving === id && (
                  <>
                    {button("remove", words.removeForGood)}
                    <Button variant="text" onClick={() => setLeaving(undefined)}>
                      {words.keep}
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
