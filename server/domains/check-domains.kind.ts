import { z } from "zod";
import type { JobKind } from "../jobs/jobs.ts";

/** Has all domains looked at whose time has come. */
export const checkingDomains = { name: "check-domains", data: z.object({}) } satisfies JobKind;
