import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { sendCommand } from "../send-command.ts";
import { useAction } from "../use-action.ts";
import { AccountPart } from "./account-part.tsx";
import { myAccountContent } from "./my-account-content.ts";
import type { OwnSession } from "./read-sessions.ts";
import { whenUsed } from "./when-used.ts";

const words = myAccountContent.sessions;

type Props = { sessions: readonly OwnSession[] | undefined; hasFailed: boolean; again: () => void };

/** Where somebody is signed in, and how they sign out there. */
export function SessionsPart({ sessions, hasFailed, again }: Props) {
  const { busy, run } = useAction();
  const [said, setSaid] = useState("");
  const request = () => ({ request: crypto.randomUUID() });

  const end = (session: OwnSession) =>
    run(async () => {
      await sendCommand("end-session", { ...request(), session: session.id });
      setSaid(words.ended(words.device(session.browser, session.system)));
      again();
    });

  const endOthers = () =>
    run(async () => {
      const { ended } = await sendCommand("end-other-sessions", request());
      setSaid(words.endedOthers(ended));
      again();
    });

  return (
    <AccountPart heading={words.heading} text={words.text}>
      {!sessions && (
        <p role="status" className="text-muted">
          {hasFailed ? words.failed : words.loading}
        </p>
      )}
      {!sessions && hasFailed && (
        <Button variant="text" onClick={again}>
          {words.retry}
        </Button>
      )}
      {sessions && (
        <ul aria-label={words.heading} className="border-b border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="outline"
          className="mt-6"
          busyLabel={busy && words.ending}
          onClick={() => void endOthers()}
        >
          {words.endOthers}
        </Button>
      )}
      <p role="status" className="mt-4 text-muted empty:hidden">
        {said}
      </p>
    </AccountPart>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { browser, system, network, lastUsed, isThis } = session;
  const device = words.device(browser, system);
  const when = whenUsed(lastUsed);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-t border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-sm text-muted wrap-anywhere">{words.used(when, network)}</p>
      </div>
      {isThis ? (
        <p className="border-l-4 border-accent pl-3 text-sm font-semibold">{words.here}</p>
      ) : (
        <Button variant="text" aria-label={words.endLabel(device, when)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
