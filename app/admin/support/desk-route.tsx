import { Link, type MetaFunction } from "react-router";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { ListEmpty } from "../../account/area/lists/list-empty.tsx";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { ListTable } from "../../account/area/lists/list-table.tsx";
import { ListTools } from "../../account/area/lists/list-tools.tsx";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { Pager } from "../../account/area/lists/pager.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import { useListAsItStands } from "../../account/area/lists/way-back.ts";
import type { DeskTicketRow } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { AdminPage } from "../admin-page.tsx";
import { deskContent as words } from "./desk-content.ts";
import { askedBy, deskShape, deskWords } from "./desk-query.ts";
import { countTickets, listTickets } from "./read-desk.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function DeskRoute() {
  return (
    <AdminPage>
      <Desk />
    </AdminPage>
  );
}

const { list } = words;
const { columns } = list;

function Desk() {
  const asItStands = useListAsItStands();
  const { query, ask, askAll, value, error, loading, again } = useList(deskShape, async (asked) => {
    const [counts, tickets] = await Promise.all([countTickets(), listTickets(askedBy(asked))]);
    return { counts, tickets };
  });
  if (!value) return <ListWaiting heading={words.heading} words={words} error={error} again={again} />;
  const { counts, tickets } = value;
  const isNew = counts.open + counts.waiting + counts.solved === 0;
  const { filters, containing } = query;
  return (
    <>
      <div className="grid items-end gap-x-12 gap-y-4 py-10 sm:py-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <h1 className="font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
          {words.headline(counts)}
        </h1>
        <p className="max-w-md text-lg text-balance text-muted">
          {counts.longest_since ? words.longest(whenInWords(counts.longest_since)) : words.nothing}
        </p>
      </div>
      {!isNew && (
        <ListTools query={query} words={deskWords(counts)} onAsk={ask}>
          <CsvButton
            name={list.csv}
            load={() =>
              sendCommand("export-tickets", {
                state: filters.state ?? null,
                of: filters.of ?? null,
                containing,
              })
            }
          />
        </ListTools>
      )}
      <ListFailed error={error} text={words.failed} again={again} />
      {tickets.length === 0 ? (
        <ListEmpty text={isNew ? list.empty : list.emptyFound} onAll={isNew ? undefined : askAll} />
      ) : (
        <ListTable
          label={list.label}
          rows={tickets}
          keyOf={({ id }) => id}
          busy={loading}
          lead={{
            label: columns.subject,
            show: ({ id, subject }) => (
              <Link
                to={`/admin/support/${id}`}
                state={asItStands}
                className="after:absolute after:inset-0 hover:text-accent"
              >
                {subject}
              </Link>
            ),
          }}
          columns={[
            { label: columns.person, show: ({ person }) => person },
            { label: columns.site, show: ({ site_name }) => site_name ?? list.noSite },
            { label: columns.state, show: (ticket) => <Standing ticket={ticket} /> },
            { label: columns.keeper, show: ({ assigned_name }) => assigned_name ?? list.nobody },
          ]}
        />
      )}
      <Pager
        page={query.page}
        pageSize={deskShape.pageSize}
        found={tickets[0]?.found ?? 0}
        onTurn={(page) => ask({ page })}
      />
    </>
  );
}

/** Since when somebody waits; of what is answered or solved, that, and whether it helped. */
function Standing({ ticket: { state, waiting_since, rating } }: { ticket: DeskTicketRow }) {
  if (waiting_since !== null) {
    return (
      <time dateTime={waiting_since} className="font-semibold">
        {list.waits(whenInWords(waiting_since))}
      </time>
    );
  }
  return (
    <>
      {list.states.options[state]}
      {rating && <span className="block text-sm text-muted">{words.ratings[rating]}</span>}
    </>
  );
}
