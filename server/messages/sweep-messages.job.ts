import { z } from "zod";
import { job } from "../jobs/job.ts";

/**
 * Deletes each day what has served its time: messages that are done, after as many days as their site says; spam and what
 * nobody took out of the quarantine, and what was deleted, after 30; who looked at what, after two days.
 */
export const sweepMessages = job({
  name: "sweep-messages",
  data: z.object({}),
  retries: 3,
  retryAfter: 60,
  longest: 300,
  atOnce: 1,
  every: "20 3 * * *",
  run: async (_, { database }) => {
    const { pool } = database;
    await pool.query(
      `delete from public.messages using public.sites
       where sites.id = messages.site and messages.state = 'done'
         and state_at < now() - make_interval(days => (sites.settings ->> 'keepMessagesFor')::int)`,
    );
    await pool.query(
      `delete from public.messages where deleted_at < now() - interval '30 days'
         or state in ('spam', 'quarantine') and state_at < now() - interval '30 days'`,
    );
    await pool.query("delete from public.webhook_deliveries where at < now() - interval '30 days'");
    await pool.query("delete from private.viewers where at < now() - interval '2 days'");
    await pool.query("delete from private.viewer_salts where day < extract(epoch from now()) / 86400 - 2");
  },
});
