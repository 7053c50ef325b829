import { sql } from "kysely";
import { z } from "zod";
import { job } from "../jobs/job.ts";

/**
 * Erases sites that have been in the trash for 30 days, with all that is theirs, one after the other; and answers of
 * commands that nobody asks for again after a week, some of which hold a secret that was shown once.
 */
export const eraseSitesJob = job({
  name: "erase-sites",
  data: z.object({}),
  retries: 2,
  retryAfter: 600,
  longest: 600,
  atOnce: 1,
  every: "20 3 * * *",
  run: async (_, { database: { typed } }, signal) => {
    await sql`delete from private.command_answers where at < now() - interval '7 days'`.execute(typed);
    for (;;) {
      signal.throwIfAborted();
      const { numAffectedRows } = await sql`
        delete from public.sites where id = (
          select id from public.sites where trashed_at < now() - interval '30 days' limit 1 for update skip locked
        )
      `.execute(typed);
      if (numAffectedRows !== 1n) return;
    }
  },
});
