import { z } from "zod";
import { job } from "../jobs/job.ts";
import { readSetting } from "../studio/read-setting.ts";

/** Deletes each day pictures that were sent along with nothing, links of mails that have ended, and guests that were long not heard of. */
export const sweepSupport = job({
  name: "sweep-support",
  data: z.object({}),
  retries: 3,
  retryAfter: 60,
  longest: 300,
  atOnce: 1,
  every: "25 3 * * *",
  run: async (_, { database: { pool, typed } }) => {
    await pool.query(
      "delete from private.ticket_pictures where message is null and created_at < now() - interval '1 day'",
    );
    await pool.query("delete from private.reply_links where expires_at < now()");
    const months = await readSetting(typed, "keepContacts");
    await pool.query(
      "delete from public.tickets where account is null and changed_at < now() - make_interval(months => $1)",
      [months],
    );
  },
});
