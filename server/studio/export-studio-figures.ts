import { sql } from "kysely";
import { exportStudioFigures as command } from "../../contract/export-studio-figures.ts";
import type { StudioWeek } from "../../contract/studio-figures.ts";
import { handle } from "../api/handle-command.ts";
import { studioTable } from "./studio-table.ts";

const columns = [
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

export const exportStudioFigures = handle(command, ({ input: { weeks }, write }) =>
  write(async ({ transaction, audit }) => {
    const { rows } = await sql<StudioWeek>`
      select (to_jsonb(one) ->> 'week') as week, one.signed_up, one.confirmed, one.with_site, one.published, one.returned,
        one.paying, one.demos, one.fittings, one.editors, one.visits, one.messages, one.publishes, one.failed
      from private.studio_weeks(${weeks}) as one
    `.execute(transaction);
    await audit({
      act: "export-studio-figures",
      target: { kind: "studio", id: "figures" },
      after: { weeks },
    });
    return studioTable(
      columns.map((name) => name.replaceAll("_", " ")),
      rows.map((row) => columns.map((name) => String(row[name]))),
    );
  }),
);
