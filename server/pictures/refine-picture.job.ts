import { z } from "zod";
import { job } from "../jobs/job.ts";
import { refineFiles } from "./make-files.ts";

/** Makes the files of a picture again, smaller, when nobody waits for them. */
export const refinePictureJob = job({
  name: "refine-picture",
  data: z.object({ picture: z.uuid() }),
  retries: 2,
  retryAfter: 60,
  longest: 300,
  atOnce: 1,
  run: ({ picture }, parts, signal) => refineFiles(parts, picture, signal),
});
