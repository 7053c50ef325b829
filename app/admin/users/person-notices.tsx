import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { dateInWords } from "../../dashboard/sites/sites-content.ts";
import type { PersonParts } from "./person-parts.ts";
import { nameOf, usersContent } from "./users-content.ts";

const words = usersContent.person;

/** What waits for an answer, or keeps somebody out, each with what is done about it. */
export function PersonNotices({ person, acts, busy, act }: PersonParts) {
  const { role, requestedRole, status, suspension } = person;
  const who = nameOf(person);
  const hasSites = person.sites.some((site) => site.role === "owner" && site.status === "live");
  return (
    <>
      {requestedRole !== null && requestedRole !== role && (
        <Waiting text={words.asks.text}>
          <Button
            busyLabel={busy && words.busy}
            onClick={() => void act(() => acts.setRole("admin"), { text: words.asks.granted(who) })}
          >
            {words.asks.grant}
          </Button>
          <Button
            variant="outline"
            onClick={() => void act(() => acts.setRole(role), { text: words.asks.declined(who) })}
          >
            {words.asks.decline}
          </Button>
        </Waiting>
      )}
      {status === "invited" && (
        <Waiting text={words.invited.text}>
          <Button
            variant="outline"
            busyLabel={busy && words.busy}
            onClick={() => void act(acts.sendPasswordLink, { text: words.invited.done })}
          >
            {words.invited.again}
          </Button>
        </Waiting>
      )}
      {person.leavesAt !== null && (
        <Waiting isGrave text={words.leaving.text(dateInWords(person.leavesAt))}>
          <Button
            busyLabel={busy && words.busy}
            onClick={() => void act(acts.keep, { text: words.leaving.kept(who) })}
          >
            {words.leaving.keep}
          </Button>
        </Waiting>
      )}
      {status === "suspended" && (
        <Waiting
          isGrave
          text={
            suspension
              ? `${words.suspended.text(dateInWords(suspension.at), suspension.reason)}`
              : words.suspended.plain
          }
          more={
            hasSites ? (suspension?.sitesStayLive ? words.suspended.live : words.suspended.away) : undefined
          }
        >
          <Button
            busyLabel={busy && words.busy}
            onClick={() => void act(acts.lift, { text: words.suspended.lifted(who) })}
          >
            {words.suspended.lift}
          </Button>
        </Waiting>
      )}
    </>
  );
}

type WaitingProps = { text: string; more?: string | undefined; isGrave?: boolean; children: ReactNode };

function Waiting({ text, more, isGrave, children }: WaitingProps) {
  return (
    <div className={`grid gap-3 border-l-6 pl-4 ${isGrave ? "border-danger" : "border-accent"}`}>
      <p className="text-lg font-semibold text-pretty wrap-anywhere">{text}</p>
      {more && <p className="text-muted">{more}</p>}
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
