import { sql } from "kysely";
import { exportVisits as command } from "../../contract/export-visits.ts";
import type { VisitKind } from "../../contract/visits.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { csvLine, utf8Mark } from "../messages/csv-line.ts";
import { openSite } from "../sites/open-site.ts";

/** Of one table: all of it is put together at once, while others wait. */
const mostRows = 100_000;

type Row = { day: string; page: string; source: string; kind: VisitKind; count: number };

export const exportVisits = handle(command, ({ input: { site, first, last }, actor, write }) =>
  write(async ({ transaction, audit }) => {
    await openSite(transaction, actor, site, "seeVisitors", { inAnyState: true });
    const { rows } = await sql<Row>`
      select day::text as day, page, source, kind, count from public.visits
      where site = ${site} and day between ${first}::date and ${last}::date
      order by visits.day desc, count desc, page, source, kind limit ${mostRows + 1}
    `.execute(transaction);
    if (rows.length > mostRows) {
      throw new CommandError("too_large", {
        message: "These are more visits than fit into one table.",
        hint: "Take them in shorter ranges.",
      });
    }
    await audit({ act: "export-visits", target: { kind: "site", id: site } });
    const lines = rows.map(({ day, page, source, kind, count }) => [day, page, source, kind, String(count)]);
    return {
      csv: utf8Mark + [["day", "page", "from", "device", "pages seen"], ...lines].map(csvLine).join(""),
      count: rows.length,
    };
  }),
);
