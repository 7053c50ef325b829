import { sql } from "kysely";
import type { z } from "zod";
import { type JobParts, job } from "../jobs/job.ts";
import { type PostWebhook, webhookPoster } from "../webhooks/post-webhook.ts";
import { isTaken } from "../webhooks/send-signed.ts";
import { sendToWebhook } from "./send-to-webhook.ts";
import { webhookKind } from "./webhook-kind.ts";

type Data = z.infer<typeof webhookKind.data>;

/** Seconds after which it is looked again whether a site that stands still goes on. */
const pause = 3_600;

/**
 * Sends a message to its site's webhook by `post`; of a site that stands still it waits until that goes on. What is not taken is tried again for three days and more, ever less often;
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
    if (await standsStill(site, parts)) return wait({ site, message }, parts);
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

/** Whether a site is suspended, or its owner is, or leaves: nothing goes out in their name then. */
async function standsStill(site: string, { database }: JobParts): Promise<boolean> {
  const { rows } = await sql`
    select from public.sites where id = ${site} and suspended_at is null and private.is_open(owner)
  `.execute(database.typed);
  return rows.length === 0;
}

/** As a job of its own, with all its tries before it; and the time that passes meanwhile is none of failure. */
async function wait(data: Data, { database, jobs }: JobParts): Promise<void> {
  await database.typed.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("webhooks")
      .set({ failing_since: null })
      .where("site", "=", data.site)
      .where("disabled_at", "is", null)
      .execute();
    await jobs.send(transaction, webhookKind, data, { after: pause });
  });
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
