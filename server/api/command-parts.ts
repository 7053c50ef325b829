import type { Logger } from "pino";
import type { SigningKeys } from "../auth/session/signing-keys.ts";
import type { KeptTemplateList } from "../catalogue/template-list.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { SiteRenderer } from "../publishing/start-renderer.ts";

/** What commands work with. */
export type CommandParts = {
  config: Config;
  database: Database;
  log: Logger;
  mail: MailQueue;
  jobs: Jobs;
  /** Reads and begins documents: beside the one that draws what is published, so that nobody waits for that. */
  desk: SiteRenderer;
  /** Draws what is published. */
  press: SiteRenderer;
  /** Sign what is published. */
  receiptKeys: SigningKeys;
  /** What everybody may know of the templates. */
  templates: KeptTemplateList;
};
