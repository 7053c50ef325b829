import { rules } from "../engine/checks/finding.ts";

// Apart from the schemas, which no browser needs.

/** What may stop a site from being published, unless the studio lets it pass as advice. */
export const blockingRules = rules.slice(0, 9) as readonly BlockingRule[];

export type BlockingRule = Exclude<
  (typeof rules)[number],
  "title-length" | "description" | "same-title" | "headings"
>;

/** All that administrators may set for the studio. Whoever adds one here says in app/admin/settings what it means. */
export type StudioSettings = {
  /** Whom mails come from by name; as `MAIL_FROM` says where it is null. */
  sender: string | null;
  /** Who may open an account: whoever comes, whoever is invited to a site, nobody. */
  signUp: "open" | "invited" | "closed";
  /** Whether whoever signs up may ask to be an administrator. */
  asksForAdmin: boolean;
  /** What an account may have that pays for no more. A number that is reached stops what is new and nothing that there is. */
  freePlan: { sites: number; pages: number; pictureMegabytes: number; messages: number };
  /** What stops a site from being published; of the rest its owner is told. */
  blockingChecks: readonly BlockingRule[];
  /** Months after which figures of visits are forgotten. */
  keepVisits: number;
  /** Months after which lines of the audit are forgotten. */
  keepAudit: number;
  /** What the form of the landing page does: writes to the console of whoever fills it in, or asks the studio. */
  contactForm: "console" | "support";
  /** Months after which questions of whoever wrote there are forgotten. */
  keepContacts: number;
  /** What everybody who is signed in is told above each page, until it is taken away. */
  maintenance: string | null;
};

export type StudioSettingKey = keyof StudioSettings;

/** What holds where nothing is set. */
export const usualSettings: StudioSettings = {
  sender: null,
  signUp: "open",
  asksForAdmin: true,
  freePlan: { sites: 10, pages: 60, pictureMegabytes: 500, messages: 5_000 },
  blockingChecks: blockingRules,
  keepVisits: 25,
  keepAudit: 24,
  contactForm: "console",
  keepContacts: 12,
  maintenance: null,
};

export const studioSettingKeys = Object.keys(usualSettings) as [StudioSettingKey, ...StudioSettingKey[]];

/** What `studio_notices` tells whoever is signed in. */
export type StudioNotices = {
  maintenance: string | null;
  announcements: readonly { id: string; title: string; body: string }[];
};
