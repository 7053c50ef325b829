import { useState } from "react";
import { sectionTitle } from "../../../engine/document/section-title.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { CommentRow } from "../../account/profile.ts";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { askAddress } from "../../dashboard/support/asked-place.ts";
import { partName } from "../parts/part-name.ts";
import { commentsWords as words } from "./comments-words.ts";
import { type CommentGroup, groupsOf } from "./places.ts";
import type { Comments } from "./use-comments.ts";

type Props = {
  comments: Comments;
  site: SiteDocument;
  /** The section that is worked on. */
  chosen: string | undefined;
  goTo: (page: string, section?: string) => void;
  tell: (words: string) => void;
};

const linkClass =
  "min-h-9 cursor-pointer text-sm underline decoration-1 underline-offset-4 hover:text-accent disabled:text-muted max-lg:min-h-11";

/** What people say of the site, each beside the section that it is about. */
export default function CommentsPanel({ comments, site, chosen, goTo, tell }: Props) {
  const [resolved, setResolved] = useState<CommentRow>();
  const [busy, setBusy] = useState(false);

  async function act(comment: CommentRow, what: "resolve" | "reopen"): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await comments[what](comment.id);
      setResolved(what === "resolve" ? comment : undefined);
      tell(words[what === "resolve" ? "resolved" : "reopened"](comment.name));
    } catch {
      tell(words.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {resolved && (
        <p className="mb-4 flex items-baseline justify-between gap-4 border-y border-line py-1 text-sm">
          {words.resolved(resolved.name)}
          <button
            type="button"
            className={linkClass}
            disabled={busy}
            onClick={() => void act(resolved, "reopen")}
          >
            {words.undo}
          </button>
        </p>
      )}
      {comments.open.length === 0 && (
        <p className="text-sm text-muted text-pretty">
          {words.none}{" "}
          <a
            href={`/dashboard/sites/${comments.site}#previews`}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
          >
            {words.links}
          </a>
        </p>
      )}
      {groupsOf(comments.open, site).map((group) => {
        const { path, section } = group;
        const isChosen = section !== undefined && section !== "" && section === chosen;
        return (
          <section
            key={group.comments[0]?.id}
            className={`border-l-2 pt-1 pb-4 pl-3 ${isChosen ? "border-accent" : "border-line"}`}
          >
            <h3 className="font-medium wrap-anywhere">{nameOf(group, site)}</h3>
            <p className="truncate text-sm text-muted">{pageName(path, site)}</p>
            <ul>
              {group.comments.map((comment) => (
                <li key={comment.id} className="pt-3">
                  <p className="text-sm whitespace-pre-line wrap-anywhere">{comment.text}</p>
                  <p className="mt-1 text-xs text-muted wrap-anywhere">
                    {comment.name}, <time dateTime={comment.at}>{whenInWords(comment.at)}</time>
                  </p>
                  <div className="flex flex-wrap gap-x-4">
                    {section !== undefined && (
                      <button
                        type="button"
                        className={linkClass}
                        aria-label={words.of(words.show, comment.name)}
                        onClick={() => goTo(path, section || undefined)}
                      >
                        {words.show}
                      </button>
                    )}
                    <button
                      type="button"
                      className={linkClass}
                      disabled={busy}
                      aria-label={words.of(words.resolve, comment.name)}
                      onClick={() => void act(comment, "resolve")}
                    >
                      {words.resolve}
                    </button>
                    <a
                      href={askAddress({
                        site: comments.site,
                        page: path,
                        section: section || null,
                      })}
                      target="_blank"
                      rel="noopener"
                      aria-label={words.of(words.ask, comment.name)}
                      className={`${linkClass} inline-flex items-center`}
                    >
                      {words.ask}
                    </a>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** What a group is about: its section as the list of sections calls it, or what it was called. */
function nameOf({ path, section, comments }: CommentGroup, site: SiteDocument): string {
  if (section === "") return words.whole;
  if (section === undefined) return [comments[0]?.heading, words.gone].filter(Boolean).join(": ");
  const found = site.pages[path]?.sections[section];
  const title = sectionTitle(site, found?.props);
  return [sectionTypeName(found?.type ?? ""), title].filter(Boolean).join(": ");
}

function pageName(path: string, site: SiteDocument): string {
  return Object.hasOwn(site.pages, path) ? partName({ kind: "page", path }, site) : path;
}
