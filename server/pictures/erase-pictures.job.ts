import { sql } from "kysely";
import { z } from "zod";
import { job } from "../jobs/job.ts";

/**
 * Erases what has been deleted, or cut otherwise, for 30 days and stands in no draft, and the bytes that nobody uses any
 * more. Published builds keep their own. Pictures of an account that is gone count as deleted, those of templates never do.
 */
export const erasePicturesJob = job({
  name: "erase-pictures",
  data: z.object({}),
  retries: 2,
  retryAfter: 600,
  longest: 600,
  atOnce: 1,
  every: "40 3 * * *",
  run: async (_, { database: { typed } }) => {
    await sql`
      update public.pictures as picture set deleted_at = now() where owner is null and deleted_at is null
        and not exists (select from private.template_pictures as own where own.picture = picture.id)
    `.execute(typed);
    await sql`
      delete from public.pictures as picture where deleted_at < now() - interval '30 days' and not exists (
        select from private.picture_files as file, private.sites_showing(picture.owner, left(file.path, 39))
        where file.picture = picture.id
      )
    `.execute(typed);
    await sql`
      delete from private.picture_files where replaced_at < now() - interval '30 days'
        and not exists (select from private.sites_showing(null, left(path, 39)))
    `.execute(typed);
    await sql`
      with loose as (
        delete from private.loose_blobs where since < now() - interval '1 day' returning sha256
      )
      delete from private.blobs as blob using loose
      where blob.sha256 = loose.sha256 and blob.created_at < now() - interval '1 day'
        and not exists (select from private.build_files as file where file.sha256 = blob.sha256)
        and not exists (select from private.picture_files as file where file.sha256 = blob.sha256)
        and not exists (select from private.picture_masters as master where master.sha256 = blob.sha256)
        and not exists (select from private.ticket_pictures as picture where picture.sha256 = blob.sha256)
    `.execute(typed);
  },
});
