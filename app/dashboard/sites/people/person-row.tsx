import { useLayoutEffect, useRef, useState } from "react";
import type { InvitedRole } from "../../../../contract/permissions.ts";
import { AskFirst } from "../../../account/ask-first.tsx";
import type { PersonRow as Person } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { dateInWords } from "../sites-content.ts";
import { HandOver } from "./hand-over.tsx";
import { peopleContent as words } from "./people-content.ts";

type Props = {
  person: Person;
  site: string;
  /** Whether whoever looks owns the site. */
  isOwner: boolean;
  busy: boolean;
  onChange: (role: InvitedRole) => void;
  onRemove: () => void;
  onOffer: () => void;
  onWithdraw: () => void;
};

type Asked = "remove" | "hand-over";

/** How somebody is called in the list. */
export const nameOf = ({ name, email }: Person) => name || email || words.nameless;

/** Somebody who works on the site: what they may do, and what can be done about it by whoever looks. */
export function PersonRow({ person, site, isOwner, busy, ...on }: Props) {
  const { role, since, is_me: isMe, email, offered_until: offered } = person;
  const [asked, setAsked] = useState<Asked>();
  const acts = useRef<HTMLDivElement>(null);
  const who = nameOf(person);
  const ask = isMe
    ? words.leave
    : { ...words.remove, question: words.remove.question(who), yes: words.remove.yes(who) };
  const other: InvitedRole = role === "editor" ? "viewer" : "editor";

  // Whoever has thought better of it is back where they were.
  const opener = useRef<Asked>(undefined);
  useLayoutEffect(() => {
    if (asked === undefined && opener.current)
      acts.current?.querySelector<HTMLElement>(`[data-asks="${opener.current}"]`)?.focus();
    opener.current = asked;
  }, [asked]);
  const keep = () => setAsked(undefined);

  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-5 sm:py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="font-display text-3xl leading-tight wrap-anywhere sm:text-4xl">
          {who}
          {isMe && <span className="ml-3 align-middle font-text text-sm text-muted">{words.you}</span>}
        </h3>
        <p className="text-muted">{words.since(words.roles[role], dateInWords(since))}</p>
      </div>
      {email && email !== who && <p className="text-sm wrap-anywhere">{email}</p>}
      {offered && isOwner && (
        <p className="flex flex-wrap items-center gap-x-6">
          <span className="border-l-4 border-accent pl-3 font-semibold">
            {words.handOver.offered(dateInWords(offered))}
          </span>
          <Button variant="text" onClick={on.onWithdraw}>
            {words.handOver.withdraw}
          </Button>
        </p>
      )}
      {role !== "owner" && (isOwner || isMe) && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields
        <div
          ref={acts}
          role="group"
          aria-label={words.acts.label(who)}
          hidden={asked !== undefined}
          className="flex flex-wrap gap-x-6"
        >
          {isOwner && (
            <>
              <Button variant="text" onClick={() => on.onChange(other)}>
                {other === "viewer" ? words.acts.makeViewer : words.acts.makeEditor}
              </Button>
              {!offered && (
                <Button variant="text" data-asks="hand-over" onClick={() => setAsked("hand-over")}>
                  {words.acts.handOver}
                </Button>
              )}
            </>
          )}
          <Button variant="text" data-asks="remove" onClick={() => setAsked("remove")}>
            {isMe ? words.acts.leave : words.acts.remove}
          </Button>
        </div>
      )}
      {asked === "remove" && (
        <AskFirst level={4} isGrave words={ask} busy={busy} onYes={on.onRemove} onNo={keep} />
      )}
      {asked === "hand-over" && (
        <HandOver
          who={who}
          site={site}
          busy={busy}
          onCancel={keep}
          onOffer={() => {
            setAsked(undefined);
            on.onOffer();
          }}
        />
      )}
    </li>
  );
}
