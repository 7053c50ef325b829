import { z } from "zod";
import type { JobKind } from "../jobs/jobs.ts";

/** Has a publish done, by its id. */
export const publishing = { name: "publish", data: z.strictObject({ publish: z.uuid() }) } satisfies JobKind;
