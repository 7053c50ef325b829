import { z } from "zod";
import type { JobKind } from "../jobs/jobs.ts";

/** Has what was compressed quickly compressed as well as can be. */
export const recompress = { name: "recompress", data: z.strictObject({}) } satisfies JobKind;
