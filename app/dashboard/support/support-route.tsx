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
import { sendCommand } from "../../account/send-command.ts";
import { ticketContent } from "../../account/support/ticket-content.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { whenInWords } from "../sites/sites-content.ts";
import { AccessForm } from "./access-form.tsx";
import { OwnArticles } from "./own-articles.tsx";
import { listMyTickets, readAccess, readMySupport, readStudioActs } from "./read-support.ts";
import { StudioActs } from "./studio-acts.tsx";
import { supportContent as words } from "./support-content.ts";
import { askedBy, supportShape, supportWords } from "./support-shape.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function SupportRoute() {
  return (
    <DashboardPage>
      <Support />
    </DashboardPage>
  );
}

const { list } = words;

function Support() {
  const asItStands = useListAsItStands();
  const { query, ask, askAll, value, error, loading, again } = useList(supportShape, async (asked) => {
    const [counts, tickets, access, acts] = await Promise.all([
      readMySupport(),
      listMyTickets(askedBy(asked)),
      readAccess(),
      readStudioActs(),
    ]);
    return { counts, tickets, access, acts };
  });
  if (!value) return <ListWaiting heading={words.heading} words={words} error={error} again={again} />;
  const { counts, tickets, access, acts } = value;
  const { filters, containing } = query;
  const all = counts.open + counts.waiting + counts.solved;
  return (
    <>
      <div className="grid items-end gap-x-12 gap-y-6 py-10 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="font-display text-[clamp(3rem,7vw,7rem)] leading-[0.9] text-balance">
          {words.headline(counts)}
        </h1>
        <div className="grid justify-items-start gap-6">
          <p className="max-w-md text-lg text-pretty text-muted">{words.lead}</p>
          <Link to="/dashboard/support/new" className={buttonClass("solid")}>
            {words.ask}
          </Link>
        </div>
      </div>
      <ListFailed error={error} text={words.failed} again={again} />
      {all > 0 && (
        <ListTools query={query} words={supportWords(counts)} onAsk={ask}>
          <CsvButton
            name={list.csv}
            load={() => sendCommand("export-my-tickets", { state: filters.state ?? null, containing })}
          />
        </ListTools>
      )}
      {tickets.length === 0 ? (
        <ListEmpty text={all === 0 ? list.empty : list.emptyFound} onAll={all === 0 ? undefined : askAll} />
      ) : (
        <ListTable
          label={list.label}
          rows={tickets}
          keyOf={({ id }) => id}
          busy={loading}
          lead={{
            label: list.columns.subject,
            show: ({ id, subject }) => (
              <Link
                to={`/dashboard/support/${id}`}
                state={asItStands}
                className="after:absolute after:inset-0 hover:text-accent"
              >
                {subject}
              </Link>
            ),
          }}
          columns={[
            {
              label: list.columns.state,
              show: (ticket) => (
                <span className={ticket.state === "waiting" ? "font-semibold" : ""}>
                  {ticketContent.states[ticket.state]}
                </span>
              ),
            },
            {
              label: list.columns.site,
              show: ({ site_name }) => site_name ?? list.noSite,
            },
            {
              label: list.columns.changed,
              show: ({ changed_at }) => <time dateTime={changed_at}>{whenInWords(changed_at)}</time>,
            },
          ]}
        />
      )}
      <Pager
        page={query.page}
        pageSize={supportShape.pageSize}
        found={tickets[0]?.found ?? 0}
        onTurn={(page) => ask({ page })}
      />
      <div className="grid gap-x-16 gap-y-14 pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <OwnArticles />
        <AccessForm access={access}>
          <StudioActs acts={acts} onChanged={again} />
        </AccessForm>
      </div>
    </>
  );
}
