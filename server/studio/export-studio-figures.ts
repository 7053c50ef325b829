import { type RawBuilder, sql } from "kysely";
import { exportStudioFigures as command } from "../../contract/export-studio-figures.ts";
import {
  type SlowStatement,
  type StudioDesign,
  type StudioWeek,
  statementDays,
  type studioTables,
} from "../../contract/studio-figures.ts";
import { handle } from "../api/handle-command.ts";
import { studioTable } from "./studio-table.ts";

type Table = {
  heads: readonly string[];
  columns: readonly string[];
  ask: (weeks: number) => RawBuilder<Record<string, unknown>>;
};

const weekColumns = [
  "week",
  "signed_up",
  "confirmed",
  "with_site",
  "published",
  "returned",
  "paying",
  "demos",
  "fittings",
  "editors",
  "visits",
  "messages",
  "publishes",
  "failed",
] as const satisfies readonly (keyof StudioWeek)[];

const designColumns = [
  "template",
  "demos",
  "editors",
  "sites",
  "published",
  "returned",
  "paying",
] as const satisfies readonly (keyof StudioDesign)[];

const statementColumns = [
  "shape",
  "count",
  "mean_ms",
  "p95_ms",
  "longest_ms",
] as const satisfies readonly (keyof SlowStatement)[];

const named = (columns: readonly string[]) => columns.map((name) => name.replaceAll("_", " "));

const tables: Record<(typeof studioTables)[number], Table> = {
  weeks: {
    heads: named(weekColumns),
    columns: weekColumns,
    ask: (weeks) => sql`
      select (to_jsonb(one) ->> 'week') as week, one.signed_up, one.confirmed, one.with_site, one.published, one.returned,
        one.paying, one.demos, one.fittings, one.editors, one.visits, one.messages, one.publishes, one.failed
      from private.studio_weeks(${weeks}) as one
    `,
  },
  designs: {
    heads: ["design", ...named(designColumns.slice(1))],
    columns: designColumns,
    ask: (weeks) => sql`select * from private.studio_designs(${weeks})`,
  },
  statements: {
    heads: ["statement", "times", "mean (ms)", "95 of 100 within (ms)", "longest (ms)"],
    columns: statementColumns,
    ask: () => sql`
      select shape, count, round(mean_ms::numeric, 2) as mean_ms, round(p95_ms::numeric, 2) as p95_ms,
        round(longest_ms::numeric, 2) as longest_ms
      from private.slowest_statements(${statementDays})
    `,
  },
};

export const exportStudioFigures = handle(command, ({ input: { weeks, of }, write }) =>
  write(async ({ transaction, audit }) => {
    const { heads, columns, ask } = tables[of];
    const { rows } = await ask(weeks).execute(transaction);
    await audit({
      act: "export-studio-figures",
      target: { kind: "studio", id: "figures" },
      after: { weeks, of },
    });
    return studioTable(
      heads,
      rows.map((row) => columns.map((name) => String(row[name]))),
    );
  }),
);
