import { Link, type MetaFunction } from "react-router";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { ListEmpty } from "../../account/area/lists/list-empty.tsx";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { ListTools } from "../../account/area/lists/list-tools.tsx";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { Pager } from "../../account/area/lists/pager.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import { sendCommand } from "../../account/send-command.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { AdminPage } from "../admin-page.tsx";
import { InviteForm } from "./invite-form.tsx";
import { PeopleTable } from "./people-table.tsx";
import { readCounts, readPeople } from "./read-people.ts";
import { usersContent as words } from "./users-content.ts";
import { allOf, usersShape, usersWords } from "./users-query.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function UsersRoute() {
  return (
    <AdminPage>
      <Users />
    </AdminPage>
  );
}

function Users() {
  const { query, ask, askAll, value, error, loading, again } = useList(usersShape, async (asked) => {
    const [people, counts] = await Promise.all([readPeople(asked), readCounts()]);
    return { people, counts };
  });
  if (!value) return <ListWaiting heading={words.heading} words={words} error={error} again={again} />;
  const { people, counts } = value;
  const { status, role } = query.filters;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 py-10 sm:py-12">
        <h1 className="max-w-4xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
          {words.headline(allOf(counts), counts.asking)}
        </h1>
        <Link to="#invite" className={buttonClass("solid")}>
          {words.invite.heading}
        </Link>
      </div>
      <ListTools query={query} words={usersWords(counts)} onAsk={ask}>
        <CsvButton
          name={words.csvName}
          load={() =>
            sendCommand("export-people", {
              ...(status && { status }),
              ...(role && { role }),
              ...(query.containing && { containing: query.containing }),
            })
          }
        />
      </ListTools>
      <ListFailed error={error} text={words.failed} again={again} />
      {people.length === 0 ? (
        <ListEmpty text={words.empty} onAll={askAll} />
      ) : (
        <PeopleTable people={people} busy={loading} />
      )}
      <Pager
        page={query.page}
        pageSize={usersShape.pageSize}
        found={people[0]?.found ?? 0}
        onTurn={(page) => ask({ page })}
      />
      <InviteForm onInvited={again} />
    </>
  );
}
