import { sql } from "kysely";
import type { z } from "zod";
import { type JobParts, job } from "../jobs/job.ts";
import { type PostWebhook, webhookPoster } from "./post-webhook.ts";
import { isTaken, sendToWebhook } from "./send-to-webhook.ts";
import { webhookKind } from "./webhook-kind.ts";

type Data = z.infer<typeof webhookKind.data>;

/**
 * Sends a message to its site's webhook by `post`. What is not taken is tried again for three days and more, ever less often;
 * a webhook that has taken nothing for three days is switched off, and its owner hears of it.
 */
export function deliveringBy(post: PostWebhook): (data: Data, parts: JobParts) => Promise<void> {
  return async ({ site, message }, parts) => {
    const { typed } = parts.database;
    const found = await typed
      .selectFrom("messages")
      .select(["id", "page", "form", "kind", "fields", "details", "reply_to", "at"])
      .where("id", "=", message)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!found) return;
    const payload = { type: "message.received", timestamp: found.at, data: { site, ...found } };
    const answer = await sendToWebhook(parts.database, post, { site, message, id: message, payload });
    if (!answer) return;
    if (isTaken(answer)) {
      await typed.updateTable("webhooks").set({ failing_since: null }).where("site", "=", site).execute();
      return;
    }
    if (await noteFailure(site, parts)) return;
    throw new Error(answer.problem ?? `answered ${answer.status}`);
  };
}

/** Whether the webhook is switched off for it, which is told once. */
async function noteFailure(site: string, { database, mail, config }: JobParts): Promise<boolean> {
  return database.typed.transaction().execute(async (transaction) => {
    const hook = await transaction
      .updateTable("webhooks")
      .set({
        failing_since: sql<Date>`coalesce(failing_since, now())`,
        disabled_at: sql<Date | null>`case when failing_since < now() - interval '3 days' then now() end`,
      })
      .where("site", "=", site)
      .where("disabled_at", "is", null)
      .returning(["url", "disabled_at"])
      .executeTakeFirst();
    if (!hook) return true;
    if (hook.disabled_at === null) return false;
    const { rows } = await sql<{ name: string; email: string | null }>`
      select sites.name, users.email from public.sites join auth.users on users.id = sites.owner where sites.id = ${site}
    `.execute(transaction);
    const [owner] = rows;
    if (owner?.email) {
      const link = `${config.siteUrl}/dashboard/sites/${site}#settings`;
      await mail.enqueue(transaction, {
        kind: "webhook-disabled",
        to: owner.email,
        site: owner.name,
        url: hook.url,
        link,
      });
    }
    return true;
  });
}

export const deliverWebhook = job({
  ...webhookKind,
  retries: 14,
  retryAfter: 30,
  longest: 60,
  atOnce: 4,
  run: deliveringBy(webhookPoster()),
});
