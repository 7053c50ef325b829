import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** What an owner sets for a site beside what it says. Everything is as it begins where nothing is said. */
export const siteSettings = z.strictObject({
  /** Whom of those who work on the site messages are mailed to; its owner where nobody is named, or does so no longer. */
  messagesTo: z.email().max(255).optional(),
  /** Days after which messages that are done are deleted; for ever where there is none. */
  keepMessagesFor: z.int().min(1).max(3650).optional(),
  /** Whether everybody may see how many visit the site (`publicVisitorsPath`). */
  publicVisitors: z.boolean().optional(),
  /** Whether editors may publish; they may where nothing is said. */
  editorsPublish: z.boolean().optional(),
});

export type SiteSettings = z.infer<typeof siteSettings>;

export const changeSettings = command(
  "change-settings",
  z.strictObject({ request, site: id, settings: siteSettings }),
  done,
);
