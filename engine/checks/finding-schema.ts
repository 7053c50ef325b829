import { z } from "zod";
import { type Finding, rules } from "./finding.ts";

/** A finding as it is told and kept. */
export const finding = z.strictObject({
  id: z.string(),
  rule: z.enum(rules),
  severity: z.enum(["blocking", "advice"]),
  isAcceptable: z.boolean(),
  page: z.string().optional(),
  section: z.string().optional(),
  place: z.string().optional(),
  message: z.string(),
  mend: z.string(),
}) satisfies z.ZodType<Finding>;
