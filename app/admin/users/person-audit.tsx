import { useState } from "react";
import { useLoaded } from "../../account/area/use-loaded.ts";
import type { AuditLine } from "../../account/profile.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { pageOfAudit, readAudit } from "./read-people.ts";
import { actInWords, actorInWords, changesInWords } from "./told-audit.ts";
import { usersContent } from "./users-content.ts";

const words = usersContent.person.audit;

/** What somebody did and what was done to them, newest first. */
export function PersonAudit({ account }: { account: string }) {
  const { value, error, again } = useLoaded(account, () => readAudit(account));
  const [more, setMore] = useState<{ lines: AuditLine[]; isAll: boolean }>({ lines: [], isAll: false });
  const { busy, run } = useAction();
  const lines = [...(value ?? []), ...more.lines];
  const hasOlder = value?.length === pageOfAudit && !more.isAll;
  const older = () =>
    run(async () => {
      const next = await readAudit(account, lines.at(-1)?.id);
      setMore({ lines: [...more.lines, ...next], isAll: next.length < pageOfAudit });
    });
  return (
    <section aria-labelledby="person-audit" aria-busy={!value && error === undefined} className="mt-16">
      <h2 id="person-audit" className="mb-4 font-display text-4xl leading-none">
        {words.heading}
      </h2>
      {error !== undefined && (
        <p role="alert" className="border-l-6 border-danger pl-4">
          {words.failed}{" "}
          <Button variant="text" onClick={again}>
            {usersContent.person.retry}
          </Button>
        </p>
      )}
      {value?.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="border-b border-line empty:hidden">
        {lines.map((line) => (
          <Line key={line.id} line={line} account={account} />
        ))}
      </ol>
      {hasOlder && (
        <Button
          variant="outline"
          className="mt-6"
          busyLabel={busy && usersContent.person.busy}
          onClick={() => void older()}
        >
          {words.older}
        </Button>
      )}
    </section>
  );
}

function Line({ line, account }: { line: AuditLine; account: string }) {
  return (
    <li className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_9rem] lg:grid-cols-[minmax(0,7fr)_minmax(0,10fr)_11rem]">
      <p className="font-semibold">{actInWords(line.act)}</p>
      <div className="text-sm wrap-anywhere">
        <p className="text-muted">{actorInWords(line, account)}</p>
        {changesInWords(line).map(({ part, text }) => (
          <p key={part}>
            {part !== "" && `${part}: `}
            {text}
          </p>
        ))}
      </div>
      <p className="text-sm text-muted sm:text-right">
        <time dateTime={line.at}>{whenInWords(line.at)}</time>
      </p>
    </li>
  );
}
