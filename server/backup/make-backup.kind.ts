import { z } from "zod";
import type { JobKind } from "../jobs/jobs.ts";

/** Has a backup made, by its id. */
export const makingBackup = {
  name: "make-backup",
  data: z.strictObject({ backup: z.uuid() }),
} satisfies JobKind;
