import { sql } from "kysely";
import { z } from "zod";
import { job } from "../jobs/job.ts";
import { readSetting } from "../studio/read-setting.ts";

/**
 * Forgets each hour whose hashes those of the day before yesterday and earlier were, with the salts that they were made with, and
 * what was counted longer ago than the studio keeps it; and sums up the weeks that have ended since, for whoever looks at a year.
 */
export const sweepVisits = job({
  name: "sweep-visits",
  data: z.object({}),
  retries: 3,
  retryAfter: 60,
  longest: 300,
  atOnce: 1,
  every: "1 * * * *",
  run: async (_, { database: { typed } }) => {
    await sql`delete from private.visitor_hashes where day < (now() at time zone 'utc')::date - 1`.execute(
      typed,
    );
    await sql`delete from private.viewer_salts where day < floor(extract(epoch from now()) / 86400) - 1`.execute(
      typed,
    );
    const months = await readSetting(typed, "keepVisits");
    const first = sql`(now() at time zone 'utc' - make_interval(months => ${months}))::date`;
    await sql`delete from public.visits where day < ${first}`.execute(typed);
    await sql`delete from public.visitors where day < ${first}`.execute(typed);
    await sql`delete from public.missed_pages where day < ${first}`.execute(typed);
    await sql`delete from private.visitor_weeks where day < ${first}`.execute(typed);
    await sql`select private.sum_visitor_weeks((now() at time zone 'utc')::date)`.execute(typed);
  },
});
