import { sql } from "kysely";
import { exportAudit as command } from "../../contract/export-audit.ts";
import type { ToldAct } from "../../contract/told-act.ts";
import { handle } from "../api/handle-command.ts";
import { mostTableRows, studioTable } from "./studio-table.ts";

type Entry = ToldAct & { at: Date };

const heads = ["at (UTC)", "act", "by", "name", "on behalf of", "kind", "of", "called", "before", "after"];

export const exportAudit = handle(command, ({ input: { containing, kind }, write }) =>
  write(async ({ transaction, audit }) => {
    const { rows } = await sql<Entry>`
      select * from private.tell_audit(array(
        select entry from private.find_audit(${containing ?? null}, ${kind ?? null}) as entry
        order by entry desc limit ${mostTableRows + 1}
      ))
    `.execute(transaction);
    const table = studioTable(heads, rows.map(lineOf));
    await audit({
      act: "export-audit",
      target: { kind: "studio", id: "audit" },
      after: { containing, kind, count: table.count },
    });
    return table;
  }),
);

function lineOf(entry: Entry): string[] {
  const said = (value: unknown) => (value === null || value === undefined ? "" : JSON.stringify(value));
  return [
    entry.at.toISOString(),
    entry.act,
    entry.actor ?? "",
    entry.actor_name ?? "",
    entry.on_behalf_of ?? "",
    entry.target_kind,
    entry.target,
    entry.target_name ?? "",
    said(entry.before),
    said(entry.after),
  ];
}
