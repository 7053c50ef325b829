import { z } from "zod";
import { blockingRules, type StudioSettingKey, type StudioSettings } from "./studio-setting-values.ts";

const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}"<>]*$/u, "This has to be one line, without quotes or angle brackets.");

/** What each setting of the studio may be. */
export const settingSchemas = {
  sender: oneLine.min(1).max(60).nullable(),
  signUp: z.enum(["open", "invited", "closed"]),
  asksForAdmin: z.boolean(),
  freePlan: z.strictObject({
    sites: z.int().min(0).max(10_000),
    pages: z.int().min(1).max(10_000),
    pictureMegabytes: z.int().min(0).max(1_000_000),
    messages: z.int().min(0).max(1_000_000),
  }),
  blockingChecks: z
    .array(z.enum(blockingRules))
    .transform((chosen) => blockingRules.filter((rule) => chosen.includes(rule))),
  keepVisits: z.int().min(1).max(25),
  keepAudit: z.int().min(6).max(120),
  contactForm: z.enum(["console", "support"]),
  keepContacts: z.int().min(1).max(60),
  maintenance: z.string().trim().min(1).max(300).nullable(),
} satisfies { [Key in StudioSettingKey]: z.ZodType<StudioSettings[Key]> };
