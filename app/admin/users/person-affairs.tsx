import type { ReactNode } from "react";
import { Link } from "react-router";
import { tellDay } from "../../../contract/day.ts";
import { tellCents } from "../../../contract/money.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import type { PersonAffairs as Affairs } from "../../account/billing/billing-rows.ts";
import { billingWords } from "../../account/billing/billing-words.ts";
import { StateMark } from "../../account/billing/state-mark.tsx";
import { StatementButton } from "../../account/billing/statement-button.tsx";
import type { OnePerson } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { readAffairs } from "./read-people.ts";
import { usersContent } from "./users-content.ts";

const { retry, invoices: invoiceWords, questions: questionWords, affairs: words } = usersContent.person;

/** What somebody owes and has paid, and what they asked: the newest of each, and the way to all of it. */
export function PersonAffairs({ person: { account, email } }: { person: OnePerson }) {
  const { value, error, again } = useLoaded(account, () => readAffairs(account));
  if (!value) {
    return (
      <div className="mt-16" aria-busy={error === undefined}>
        <p role="status" className="text-muted">
          {error === undefined ? words.loading : words.failed}
        </p>
        {error !== undefined && (
          <Button variant="text" onClick={again}>
            {retry}
          </Button>
        )}
      </div>
    );
  }
  const all = new URLSearchParams({ q: email });
  return (
    <div className="mt-16 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Invoices affairs={value} account={account} all={`/admin/billing?${all}`} />
      <Questions questions={value.questions} all={`/admin/support?${all}`} />
    </div>
  );
}

function Invoices({ affairs, account, all }: { affairs: Affairs; account: string; all: string }) {
  const { invoices, firstBooked, today } = affairs;
  return (
    <section aria-labelledby="person-invoices">
      <h2 id="person-invoices" className="mb-4 font-display text-4xl leading-none">
        {invoiceWords.heading(invoices.found)}
      </h2>
      <p className="mb-4 max-w-xl text-pretty text-muted">{standing(affairs)}</p>
      <ul className="border-b border-line empty:hidden">
        {invoices.newest.map(({ id, number, kind, state, currency, grossCents, issuedOn }) => (
          <Row
            key={id}
            to={`/admin/billing/invoices/${id}`}
            name={number}
            mark={
              <StateMark
                label={billingWords.states[state]}
                tone={state === "overdue" ? "late" : state === "open" ? "waits" : "calm"}
              />
            }
            when={tellDay(issuedOn)}
            figure={tellCents(kind === "credit" ? -grossCents : grossCents, currency)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-4 empty:hidden">
        {firstBooked !== null && <StatementButton from={firstBooked} today={today} account={account} />}
        {invoices.found > invoices.newest.length && (
          <Link to={all} className={buttonClass("text")}>
            {invoiceWords.all}
          </Link>
        )}
      </div>
    </section>
  );
}

/** What is owed, and how it stands with hosting. */
function standing({ hosting, invoices: { owed } }: Affairs): string {
  const sums = owed.map(({ cents, currency }) => tellCents(cents, currency)).join(", ");
  const hosted =
    hosting === null
      ? invoiceWords.unhosted
      : hosting.state === "active" && hosting.cancelledOn !== null
        ? invoiceWords.ends(tellDay(hosting.until))
        : invoiceWords.hosting[hosting.state](tellDay(hosting.until));
  return `${sums === "" ? invoiceWords.settled : invoiceWords.owed(sums)} ${hosted}`;
}

function Questions({ questions, all }: { questions: Affairs["questions"]; all: string }) {
  return (
    <section aria-labelledby="person-questions">
      <h2 id="person-questions" className="mb-4 font-display text-4xl leading-none">
        {questionWords.heading(questions.found)}
      </h2>
      <p className="mb-4 text-muted">{questionWords.standing(questions.found, questions.open)}</p>
      <ul className="border-b border-line empty:hidden">
        {questions.newest.map(({ id, subject, state, changedAt }) => (
          <Row
            key={id}
            to={`/admin/support/${id}`}
            name={subject}
            mark={
              <StateMark label={questionWords.states[state]} tone={state === "open" ? "waits" : "calm"} />
            }
            when={whenInWords(changedAt)}
          />
        ))}
      </ul>
      {questions.found > questions.newest.length && (
        <Link to={all} className={buttonClass("text", "mt-5")}>
          {questionWords.all}
        </Link>
      )}
    </section>
  );
}

type RowProps = { to: string; name: string; mark: ReactNode; when: string; figure?: string };

function Row({ to, name, mark, when, figure }: RowProps) {
  return (
    <li className="relative border-t border-line py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        {figure !== undefined && <span className="tabular-nums">{figure}</span>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-5 text-sm text-muted">
        {mark}
        <span>{when}</span>
      </p>
    </li>
  );
}
