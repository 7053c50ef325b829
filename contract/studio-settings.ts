import { z } from "zod";
import { rules } from "../engine/checks/finding.ts";

/** What may stop a site from being published, unless the studio lets it pass as advice. */
export const blockingRules = rules.slice(0, 9) as readonly BlockingRule[];

export type BlockingRule = Exclude<
  (typeof rules)[number],
  "title-length" | "description" | "same-title" | "headings"
>;

type Setting<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema;
  /** What holds where nothing is set. */
  usual: z.output<Schema>;
};

function setting<Schema extends z.ZodType>(schema: Schema, usual: z.output<Schema>): Setting<Schema> {
  return { schema, usual };
}

const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}"<>]*$/u, "This has to be one line, without quotes or angle brackets.");

/** All that administrators may set for the studio. Whoever adds one here says in app/admin/settings what it means. */
export const studioSettings = {
  /** Whom mails come from by name; as `MAIL_FROM` says where it is null. */
  sender: setting(oneLine.min(1).max(60).nullable(), null),
  /** Who may open an account: whoever comes, whoever is invited to a site, nobody. */
  signUp: setting(z.enum(["open", "invited", "closed"]), "open"),
  /** Whether whoever signs up may ask to be an administrator. */
  asksForAdmin: setting(z.boolean(), true),
  /** What an account may have that pays for no more. A number that is reached stops what is new and nothing that there is. */
  freePlan: setting(
    z.strictObject({
      sites: z.int().min(0).max(10_000),
      pages: z.int().min(1).max(10_000),
      pictureMegabytes: z.int().min(0).max(1_000_000),
      messages: z.int().min(0).max(1_000_000),
    }),
    { sites: 10, pages: 60, pictureMegabytes: 500, messages: 5_000 },
  ),
  /** What stops a site from being published; of the rest its owner is told. */
  blockingChecks: setting(
    z
      .array(z.enum(blockingRules))
      .transform((chosen) => blockingRules.filter((rule) => chosen.includes(rule))),
    [...blockingRules],
  ),
  /** Months after which figures of visits are forgotten. */
  keepVisits: setting(z.int().min(1).max(25), 25),
  /** Months after which lines of the audit are forgotten. */
  keepAudit: setting(z.int().min(6).max(120), 24),
  /** What everybody who is signed in is told above each page, until it is taken away. */
  maintenance: setting(z.string().trim().min(1).max(300).nullable(), null),
} as const;

export type StudioSettings = { [Key in keyof typeof studioSettings]: (typeof studioSettings)[Key]["usual"] };

export type StudioSettingKey = keyof StudioSettings;

export const studioSettingKeys = Object.keys(studioSettings) as [StudioSettingKey, ...StudioSettingKey[]];

/** What `studio_notices` tells whoever is signed in. */
export type StudioNotices = {
  maintenance: string | null;
  announcements: readonly { id: string; title: string; body: string }[];
};
