import { sql } from "kysely";
import { exportVisits as command } from "../../contract/export-visits.ts";
import type { VisitKind } from "../../contract/visits.ts";
import { handle } from "../api/handle-command.ts";
import { csvLine, utf8Mark } from "../messages/csv-line.ts";
import { openSite } from "../sites/open-site.ts";

/** Of one piece, but for a day that has more: it is put together at once, while others wait. */
const mostRows = 4_000;

type Row = { day: string; page: string; source: string; kind: VisitKind; count: number };

export const exportVisits = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, first, last, isFurther = false } = input;
    await openSite(transaction, actor, site, "seeVisitors", { inAnyState: true });
    const { rows: days } = await sql<{ since: string | null; next: string | null }>`
      with days as (
        select visits.day, sum(count(*)) over (order by visits.day desc) as rows,
          row_number() over (order by visits.day desc) as place
        from public.visits where site = ${site} and visits.day between ${first}::date and ${last}::date
        group by visits.day
      )
      select min(days.day) filter (where rows <= ${mostRows} or place = 1)::text as since,
        max(days.day) filter (where rows > ${mostRows} and place > 1)::text as next
      from days
    `.execute(transaction);
    const { since = null, next = null } = days[0] ?? {};
    const { rows } = await sql<Row>`
      select day::text as day, page, source, kind, count from public.visits
      where site = ${site} and day between ${since}::date and ${last}::date
      order by visits.day desc, count desc, page, source, kind
    `.execute(transaction);
    await audit({ act: "export-visits", target: { kind: "site", id: site } });
    const lines = rows.map(({ day, page, source, kind, count }) => [day, page, source, kind, String(count)]);
    const names = isFurther ? "" : utf8Mark + csvLine(["day", "page", "from", "device", "pages seen"]);
    return { csv: names + lines.map(csvLine).join(""), count: rows.length, next };
  }),
);
