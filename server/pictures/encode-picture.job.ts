import { sql } from "kysely";
import { z } from "zod";
import { job } from "../jobs/job.ts";
import { makeFiles } from "./make-files.ts";
import { refinePictureJob } from "./refine-picture.job.ts";

/** Makes the files of a picture, quickly: somebody waits for them. Smaller ones follow. */
export const encodePictureJob = job({
  name: "encode-picture",
  data: z.object({ picture: z.uuid() }),
  retries: 3,
  retryAfter: 1,
  longest: 180,
  atOnce: 1,
  run: async ({ picture }, parts, signal) => {
    await makeFiles(parts, picture, { effort: 2, signal }, async (transaction) => {
      await parts.jobs.send(transaction, refinePictureJob, { picture });
    });
  },
  givenUp: async ({ picture }, { database }) => {
    // One whose new crop cannot be made stays what it was.
    await sql`
      update public.pictures set
        state = case when manifest is null then 'refused' else 'ready' end,
        reason = 'Its files could not be made. Try again, or choose another picture.'
      where id = ${picture} and state = 'working'
    `.execute(database.typed);
  },
});
