import type { ReactNode } from "react";
import { dateInWords, whenInWords } from "../../dashboard/sites/sites-content.ts";
import { actInWords, statusInWords } from "./acts-in-words.ts";
import { deskContent } from "./desk-content.ts";
import type { ReadTicket } from "./read-desk.ts";

const { person: words, sites, errors, acts } = deskContent.ticket;

/** Who asks: what they may and have, what failed, and what they did last. */
export function DeskPerson({ read }: { read: ReadTicket }) {
  const { person, door } = read;
  return (
    <>
      {person && (
        <Part heading={words.heading}>
          <p className="text-lg font-semibold wrap-anywhere">{person.name || person.email}</p>
          <p className="wrap-anywhere">
            <a
              href={`mailto:${person.email}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
            >
              {person.email}
            </a>
          </p>
          {(door.suspended || door.leavesAt) && (
            <ul className="my-2 grid gap-1 border-l-6 border-danger pl-4 wrap-anywhere">
              {door.suspended && (
                <li>
                  {words.suspended(
                    door.suspended.since && dateInWords(door.suspended.since),
                    door.suspended.reason,
                  )}
                </li>
              )}
              {door.leavesAt && <li>{words.leaving(dateInWords(door.leavesAt))}</li>}
            </ul>
          )}
          <ul className="mt-1 grid gap-1 text-sm text-muted">
            <li>{words.since(dateInWords(person.since))}</li>
            <li>{words.plan(person.plan)}</li>
            <li>{words.questions(person.questions)}</li>
            <li>{words.access[person.access]}</li>
          </ul>
        </Part>
      )}
      <Part heading={sites.heading} none={sites.none} isEmpty={read.sites.length === 0}>
        <ul className="grid gap-2">
          {read.sites.map(({ id, name, subdomain, status, role }) => (
            <li key={id} className="wrap-anywhere">
              {name}
              <span className="block text-sm text-muted">
                {subdomain}, {statusInWords(status)}, {role}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part heading={errors.heading} none={errors.none} isEmpty={read.errors.length === 0}>
        <ul className="grid gap-3">
          {read.errors.map(({ site, at, problems }) => (
            <li key={`${site} ${at}`} className="border-l-6 border-danger pl-4 wrap-anywhere">
              {site}, <time dateTime={at}>{whenInWords(at)}</time>
              <span className="block text-sm text-muted">{problems?.[0] ?? errors.unknown}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part heading={acts.heading} none={acts.none} isEmpty={read.acts.length === 0}>
        <ul className="grid gap-1 text-sm">
          {read.acts.map(({ act, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was done in one moment has no other name
            <li key={`${at} ${index}`} className="flex flex-wrap justify-between gap-x-4">
              <span>{actInWords(act)}</span>
              <time dateTime={at} className="text-muted">
                {whenInWords(at)}
              </time>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

type PartProps = { heading: string; none?: string; isEmpty?: boolean; children: ReactNode };

function Part({ heading, none, isEmpty, children }: PartProps) {
  return (
    <section aria-label={heading}>
      <h2 className="pb-2 font-display text-2xl leading-tight">{heading}</h2>
      {isEmpty ? <p className="text-muted">{none}</p> : children}
    </section>
  );
}
