import { z } from "zod";
import { job } from "../jobs/job.ts";
import { tellComments } from "./tell-comments.ts";

/** Looks each minute whether somebody is to hear of comments: one job for all sites and servers, which holds nothing of them. */
export const tellCommentsJob = job({
  name: "tell-comments",
  data: z.object({}),
  retries: 1,
  retryAfter: 10,
  longest: 50,
  atOnce: 1,
  every: "* * * * *",
  run: (_, parts) => tellComments(parts),
});
