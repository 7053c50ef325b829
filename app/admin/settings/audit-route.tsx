import type { MetaFunction } from "react-router";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { ListEmpty } from "../../account/area/lists/list-empty.tsx";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { isWhole } from "../../account/area/lists/list-query.ts";
import { ListTable } from "../../account/area/lists/list-table.tsx";
import { ListTools } from "../../account/area/lists/list-tools.tsx";
import { Pager } from "../../account/area/lists/pager.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { openBackend } from "../../account/open-backend.ts";
import type { AuditEntry } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { FoldSign } from "../../components/ui/fold-line.tsx";
import { formerActor } from "../former-actor-words.ts";
import { settingsContent, auditContent as words } from "./settings-content.ts";
import { SettingsRoom } from "./settings-room.tsx";
import { whenText } from "./when-text.ts";

const waiting = { ...words, again: settingsContent.again };

export const meta: MetaFunction = () => [
  { title: settingsContent.title(words.heading) },
  { name: "description", content: settingsContent.description },
  { name: "robots", content: "noindex" },
];

export default function AuditRoute() {
  return (
    <SettingsRoom>
      <Audit />
    </SettingsRoom>
  );
}

const shape = {
  filters: { kind: Object.keys(words.kindOf) },
  sorts: ["newest"],
  pageSize: 50,
} as const;

function Audit() {
  const { query, ask, askAll, value, error, loading, again } = useList(shape, async (asked) => {
    const { data } = await openBackend();
    const [entries, kinds] = await Promise.all([
      data.rpc("list_audit", {
        ...(asked.containing && { containing: asked.containing }),
        ...(asked.filters.kind && { with_kind: asked.filters.kind }),
        page: asked.page,
        page_size: shape.pageSize,
      }),
      data.rpc("audit_kinds"),
    ]);
    if (entries.error) throw entries.error;
    if (kinds.error) throw kinds.error;
    return { entries: entries.data, kinds: kinds.data };
  });
  if (!value) return <PartWaiting words={waiting} error={error} again={again} />;
  const { entries, kinds } = value;
  return (
    <>
      <ListTools
        query={query}
        onAsk={ask}
        words={{
          search: words.search,
          sort: { label: words.sort.label, options: [{ by: "newest", label: words.sort.newest }] },
          filters: [
            {
              name: "kind",
              label: words.kinds.label,
              all: words.kinds.all,
              options: Object.entries(words.kindOf)
                .filter(([kind]) => kinds.includes(kind))
                .map(([kind, label]) => ({ value: kind, label })),
            },
          ],
        }}
      >
        <CsvButton
          name={words.file}
          load={() =>
            sendCommand("export-audit", {
              ...(query.containing && { containing: query.containing }),
              ...(query.filters.kind && { kind: query.filters.kind }),
            })
          }
        />
      </ListTools>
      <ListFailed error={error} text={words.failed} again={again} />
      {entries.length === 0 ? (
        <ListEmpty text={words.empty} onAll={isWhole(query) && query.page === 1 ? undefined : askAll} />
      ) : (
        <ListTable
          label={words.table}
          rows={entries}
          keyOf={({ id }) => String(id)}
          busy={loading}
          lead={{ label: words.columns.act, show: ({ act }) => words.act(act) }}
          columns={[
            { label: words.columns.when, show: ({ at }) => whenText(at) },
            { label: words.columns.who, show: whoOf },
            { label: words.columns.what, show: whatOf },
            { label: words.change, show: (entry) => <Change entry={entry} /> },
          ]}
        />
      )}
      <Pager
        page={query.page}
        pageSize={shape.pageSize}
        found={entries[0]?.found ?? 0}
        onTurn={(page) => ask({ page })}
      />
    </>
  );
}

function whoOf(entry: AuditEntry): string {
  const { actor, actor_name, on_behalf_of } = entry;
  // What happens by itself is nobody's act, though it is to somebody's account.
  if (actor === null) return words.nobody;
  const who = actor_name ?? formerActor(entry);
  return on_behalf_of ? `${who} ${words.onBehalf(on_behalf_of)}` : who;
}

function whatOf({ target_kind, target, target_name }: AuditEntry): string {
  const setting =
    target_kind === "setting" && Object.entries(settingsContent.settings).find(([key]) => key === target);
  return setting ? setting[1].title : (target_name ?? target);
}

function Change({ entry: { before, after } }: { entry: AuditEntry }) {
  if (before === null && after === null) return null;
  const said = (value: unknown) => JSON.stringify(value, null, 1);
  return (
    <details className="group">
      <summary className="-my-3 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 hover:text-accent">
        <span className="underline underline-offset-4">{words.show}</span>
        <FoldSign />
      </summary>
      <dl className="mt-4 max-w-md text-sm">
        {before !== null && (
          <>
            <dt className="text-muted">{words.before}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{said(before)}</dd>
          </>
        )}
        {after !== null && (
          <>
            <dt className="mt-2 text-muted">{words.after}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{said(after)}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
