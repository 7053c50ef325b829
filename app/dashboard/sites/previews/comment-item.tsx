import { useState } from "react";
import { Link } from "react-router";
import { mayDo } from "../../../../contract/permissions.ts";
import { AskFirst } from "../../../account/ask-first.tsx";
import type { CommentRow, MySite } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { buttonClass } from "../../../components/ui/button-class.ts";
import { editAddress } from "../../../editor/first-place.ts";
import { askAddress } from "../../support/asked-place.ts";
import { whenInWords } from "../sites-content.ts";
import { useFocusBack } from "../use-focus-back.ts";
import { previewsContent } from "./previews-content.ts";

const words = previewsContent.comments;

export type CommentAct = "resolve" | "reopen" | "remove";

type Props = {
  site: Pick<MySite, "id" | "role" | "settings">;
  comment: CommentRow;
  busy: boolean;
  act: (what: CommentAct) => void;
};

/** What somebody said of a page, and what whoever looks may do with it. */
export function CommentItem({ site, comment, busy, act }: Props) {
  const { page, section, heading, name, text, at, resolved_at } = comment;
  const [isAsked, setAsked] = useState(false);
  const item = useFocusBack<HTMLLIElement>(isAsked);
  const next = resolved_at === null ? "resolve" : "reopen";
  return (
    <li
      ref={item}
      className="grid gap-x-8 gap-y-2 border-b border-line py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_auto]"
    >
      <div className="min-w-0">
        <p className="font-display text-2xl leading-tight wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {words.on(page, heading || words.page)} · <time dateTime={at}>{whenInWords(at)}</time>
        </p>
      </div>
      <p className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</p>
      <div hidden={isAsked} className="flex flex-wrap items-start gap-x-6 lg:-mt-3 lg:justify-end">
        {mayDo(site.role, "write", site.settings) && (
          <a
            href={editAddress(`/dashboard/sites/${site.id}/edit`, { page, section: section || undefined })}
            aria-label={words.of(words.place, name)}
            className={buttonClass("text")}
          >
            {words.place}
          </a>
        )}
        <Link
          to={askAddress({ site: site.id, page, section: section || null })}
          aria-label={words.of(words.askStudio, name)}
          className={buttonClass("text")}
        >
          {words.askStudio}
        </Link>
        {mayDo(site.role, "write", site.settings) && (
          <Button variant="text" aria-label={words.of(words[next], name)} onClick={() => act(next)}>
            {words[next]}
          </Button>
        )}
        {mayDo(site.role, "manage", site.settings) && (
          <Button
            variant="text"
            data-asks
            aria-label={words.of(words.remove, name)}
            onClick={() => setAsked(true)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {isAsked && (
        <div className="lg:col-start-2">
          <AskFirst
            level={4}
            isGrave
            words={{ ...words.ask, question: words.ask.question(name) }}
            busy={busy}
            onYes={() => act("remove")}
            onNo={() => setAsked(false)}
          />
        </div>
      )}
    </li>
  );
}
