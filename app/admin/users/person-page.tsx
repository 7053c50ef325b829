import { useState } from "react";
import { Link } from "react-router";
import { useWayBack } from "../../account/area/lists/way-back.ts";
import type { OnePerson } from "../../account/profile.ts";
import { useAction } from "../../account/use-action.ts";
import { useTitle } from "../../account/use-title.ts";
import { Button } from "../../components/ui/button.tsx";
import { dateInWords, whenInWords } from "../../dashboard/sites/sites-content.ts";
import { personActs } from "./do-with-person.ts";
import { PersonActs } from "./person-acts.tsx";
import { PersonAffairs } from "./person-affairs.tsx";
import { PersonAudit } from "./person-audit.tsx";
import { PersonNotices } from "./person-notices.tsx";
import type { Notice, PersonParts } from "./person-parts.ts";
import { PersonSites } from "./person-sites.tsx";
import { StatusMark } from "./status-mark.tsx";
import { nameOf, usersContent } from "./users-content.ts";

const words = usersContent.person;

/** Somebody: who they are, what waits, what they have, what can be done, and what happened. */
export function PersonPage({ person, onChanged }: { person: OnePerson; onChanged: () => void }) {
  useTitle(nameOf(person));
  const back = useWayBack("/admin/users");
  const [notice, setNotice] = useState<Notice>();
  const [acted, setActed] = useState(0);
  const { busy, run } = useAction();
  const acts = personActs(person);
  const act: PersonParts["act"] = (does, said) =>
    run(async () => {
      setNotice(undefined);
      try {
        await does();
      } catch (refused) {
        // Another administrator may have been quicker: what stands here is looked up again.
        onChanged();
        throw refused;
      }
      setNotice(said);
      setActed((before) => before + 1);
      onChanged();
    });
  const parts = { person, acts, busy, act };
  return (
    <>
      <p className="pt-6">
        <Link to={back} className="inline-flex min-h-12 items-center underline underline-offset-4">
          {words.all}
        </Link>
      </p>
      <header className="grid gap-4 pt-2 pb-10">
        <h1 className="max-w-5xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance wrap-anywhere">
          {nameOf(person)}
        </h1>
        <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-lg">
          <StatusMark status={person.status} />
          {person.name && <span className="wrap-anywhere">{person.email}</span>}
          <span className="text-muted">
            {words.told(
              usersContent.roles[person.role],
              person.plan && usersContent.plan(person.plan),
              dateInWords(person.since),
              words.seen(person.lastSeen && whenInWords(person.lastSeen)),
            )}
          </span>
        </p>
        <PersonNotices {...parts} />
      </header>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PersonSites {...parts} />
        {!person.isMe && person.status !== "leaving" && <PersonActs {...parts} />}
      </div>
      <PersonAffairs person={person} />
      <PersonAudit key={acted} account={person.account} />
      <p
        role="status"
        className="sticky bottom-0 z-10 mt-6 flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-y border-line bg-paper empty:invisible"
      >
        {notice?.text}
        {notice?.undo && (
          <Button variant="text" onClick={() => notice.undo && void act(notice.undo, { text: "" })}>
            {words.undo}
          </Button>
        )}
      </p>
    </>
  );
}
