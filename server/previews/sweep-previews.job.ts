import { z } from "zod";
import { job } from "../jobs/job.ts";

/**
 * Deletes each day what has served its time: links that ended 90 days ago with what opened them, and browsers in which a link
 * was open that ended 30 days ago. Comments stay until somebody deletes them, resolved ones for a year.
 */
export const sweepPreviews = job({
  name: "sweep-previews",
  data: z.object({}),
  retries: 3,
  retryAfter: 60,
  longest: 300,
  atOnce: 1,
  every: "35 3 * * *",
  run: async (_, { database: { pool } }) => {
    const ended = "least(expires_at, coalesce(revoked_at, expires_at))";
    await pool.query(`delete from public.preview_links where ${ended} < now() - interval '90 days'`);
    await pool.query(
      `delete from private.preview_visits using public.preview_links as link
       where link.id = preview_visits.link and ${ended} < now() - interval '30 days'`,
    );
    await pool.query("delete from public.comments where resolved_at < now() - interval '1 year'");
  },
});
