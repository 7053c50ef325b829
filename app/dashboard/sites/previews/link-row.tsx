import { useState } from "react";
import { AskFirst } from "../../../account/ask-first.tsx";
import type { PreviewLinkRow } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { dateInWords } from "../sites-content.ts";
import { useFocusBack } from "../use-focus-back.ts";
import { previewsContent } from "./previews-content.ts";
import { isOpenLink } from "./read-previews.ts";

const words = previewsContent.links;

type Props = {
  link: PreviewLinkRow;
  /** None for whoever may not. */
  onRevoke: (() => void) | undefined;
  busy: boolean;
};

/** A link: what it shows, to whom, until when, and how it is ended. */
export function LinkRow({ link, busy, onRevoke }: Props) {
  const { version, note, has_password, may_comment } = link;
  const [isAsked, setAsked] = useState(false);
  const row = useFocusBack<HTMLLIElement>(isAsked);
  const shows = version === null ? words.draft : words.version(version);
  const name = note || shows;
  const isOpen = isOpenLink(link);
  const facts = [
    note ? shows : "",
    has_password ? words.password : "",
    may_comment ? words.comments : "",
  ].filter(Boolean);
  return (
    <li ref={row} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-4">
      <div className={`grid min-w-0 flex-1 gap-1 ${isOpen ? "" : "text-muted"}`}>
        <p className="font-display text-2xl leading-tight wrap-anywhere">{name}</p>
        <p>{stateOf(link)}</p>
        {facts.length > 0 && <p className="text-sm text-muted">{facts.join(" · ")}</p>}
      </div>
      {isOpen && onRevoke && (
        <Button
          variant="text"
          className="shrink-0"
          data-asks
          hidden={isAsked}
          aria-label={words.revokeNamed(name)}
          onClick={() => setAsked(true)}
        >
          {words.revoke}
        </Button>
      )}
      {isOpen && onRevoke && isAsked && (
        <div className="w-full pt-2">
          <AskFirst
            level={4}
            isGrave
            words={{ ...words.ask, question: words.ask.question(name) }}
            busy={busy}
            onYes={onRevoke}
            onNo={() => setAsked(false)}
          />
        </div>
      )}
    </li>
  );
}

function stateOf(link: PreviewLinkRow): string {
  if (link.revoked_at !== null) return words.revoked(dateInWords(link.revoked_at));
  const at = dateInWords(link.expires_at);
  return isOpenLink(link) ? words.until(at) : words.ended(at);
}
