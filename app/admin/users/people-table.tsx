import { Link } from "react-router";
import { ListTable } from "../../account/area/lists/list-table.tsx";
import { useListAsItStands } from "../../account/area/lists/way-back.ts";
import type { StudioPerson } from "../../account/profile.ts";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { StatusMark } from "./status-mark.tsx";
import { nameOf, usersContent as words } from "./users-content.ts";

/** People, each with what the studio has to know at once. */
export function PeopleTable({ people, busy }: { people: readonly StudioPerson[]; busy: boolean }) {
  const { columns } = words;
  return (
    <ListTable
      label={words.list}
      rows={people}
      keyOf={({ account }) => account}
      busy={busy}
      lead={{ label: columns.name, show: (person) => <Name person={person} /> }}
      columns={[
        {
          label: columns.role,
          show: ({ role, requested_role }) => (
            <>
              {words.roles[role]}
              {requested_role !== null && requested_role !== role && (
                <span className="block border-l-4 border-accent pl-2 text-sm font-semibold">
                  {words.asks}
                </span>
              )}
            </>
          ),
        },
        { label: columns.status, show: ({ status }) => <StatusMark status={status} /> },
        { label: columns.plan, show: ({ plan }) => words.plan(plan) },
        {
          label: columns.seen,
          show: ({ last_seen }) => (last_seen === null ? words.never : whenInWords(last_seen)),
        },
        { label: columns.sites, isFigure: true, show: ({ sites }) => sites.toLocaleString("en") },
      ]}
    />
  );
}

function Name({ person }: { person: StudioPerson }) {
  const state = useListAsItStands();
  return (
    <>
      <Link
        to={`/admin/users/${person.account}`}
        state={state}
        className="inline-flex min-h-11 items-center underline-offset-6 after:absolute after:inset-0 hover:underline"
      >
        {nameOf(person)}
      </Link>
      {person.name && <span className="block font-text text-sm text-muted">{person.email}</span>}
    </>
  );
}
