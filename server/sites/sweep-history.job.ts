import { sql } from "kysely";
import { z } from "zod";
import { job } from "../jobs/job.ts";

/**
 * Forgets what nobody asks for again, so that a site of many years weighs what it shows: changes of drafts older than 90 days,
 * the audit's entries of more than two years, publishes that ended 90 days ago but for the last of each site, builds older than
 * 30 days that are not live nor among the five last of their site (an older version is drawn anew when it goes live again),
 * invitations and offers that ended 30 days ago, and documents that belong to nothing. Versions stay for ever.
 */
export const sweepHistory = job({
  name: "sweep-history",
  data: z.object({}),
  retries: 2,
  retryAfter: 600,
  longest: 600,
  atOnce: 1,
  every: "50 3 * * *",
  run: async (_, { database: { typed } }) => {
    await sql`delete from public.draft_changes where at < now() - interval '90 days'`.execute(typed);
    await sql`delete from private.audit where at < now() - interval '2 years'`.execute(typed);
    await sql`
      delete from public.publishes as old where ended_at < now() - interval '90 days' and exists (
        select from public.publishes as later where later.site = old.site and later.number > old.number
      )
    `.execute(typed);
    await sql`
      delete from private.builds as old where created_at < now() - interval '30 days'
        and not exists (select from public.sites where sites.live_build = old.id)
        and 5 <= (
          select count(*) from private.builds as later
          where later.site = old.site and (later.created_at, later.id) > (old.created_at, old.id)
        )
    `.execute(typed);
    await sql`
      delete from private.site_invitations
      where coalesce(accepted_at, declined_at, revoked_at, expires_at) < now() - interval '30 days'
    `.execute(typed);
    await sql`delete from private.ownership_offers where expires_at < now() - interval '30 days'`.execute(
      typed,
    );
    await typed.transaction().execute(async (transaction) => {
      // Whoever publishes says the document first, and what belongs to it later in the same transaction.
      await sql`lock table private.documents in share row exclusive mode`.execute(transaction);
      await sql`
        delete from private.documents as document
        where not exists (select from public.versions where versions.document_hash = document.hash)
          and not exists (select from public.publishes where publishes.document_hash = document.hash)
          and not exists (select from public.site_designs where site_designs.document_hash = document.hash)
      `.execute(transaction);
    });
  },
});
