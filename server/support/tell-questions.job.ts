import { z } from "zod";
import { job } from "../jobs/job.ts";
import { tellQuestions } from "./tell-questions.ts";

/** Looks each minute whether somebody of the studio is to hear of questions: one job for all servers, which holds nothing of them. */
export const tellQuestionsJob = job({
  name: "tell-questions",
  data: z.object({}),
  retries: 1,
  retryAfter: 10,
  longest: 50,
  atOnce: 1,
  every: "* * * * *",
  run: (_, parts) => tellQuestions(parts),
});
