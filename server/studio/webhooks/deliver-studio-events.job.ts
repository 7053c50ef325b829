import { sql } from "kysely";
import { z } from "zod";
import { type JobParts, job } from "../../jobs/job.ts";
import { type PostWebhook, webhookPoster } from "../../webhooks/post-webhook.ts";
import { isTaken } from "../../webhooks/send-signed.ts";
import { claimDelivery } from "./claim-delivery.ts";
import { sendDelivery } from "./send-delivery.ts";

/**
 * Sends by `post` what addresses of the studio are to be told. Each has a queue of its own, so that nobody waits for one that
 * does not answer: at its first refusal the rest waits for the next minute.
 */
export function deliveringEventsBy(post: PostWebhook) {
  return async (
    _: unknown,
    { database }: Pick<JobParts, "database">,
    signal?: AbortSignal,
  ): Promise<void> => {
    await sql`delete from private.studio_deliveries where at < now() - interval '30 days'`.execute(
      database.typed,
    );
    const { rows } = await sql<{ webhook: string }>`
      select id as webhook from private.studio_webhooks as hook where disabled_at is null and exists (
        select from private.studio_deliveries as one where one.webhook = hook.id and one.next_at <= now()
      )
    `.execute(database.typed);
    const failures = (await Promise.allSettled(rows.map(sendAll))).filter(
      ({ status }) => status === "rejected",
    ) as PromiseRejectedResult[];
    if (failures[0]) throw failures[0].reason;

    async function sendAll(hook: { webhook: string }): Promise<void> {
      while (!signal?.aborted) {
        const due = await claimDelivery(database, hook);
        if (!due || !isTaken(await sendDelivery(database, post, due))) return;
      }
    }
  };
}

export const deliverStudioEvents = job({
  name: "deliver-studio-events",
  data: z.object({}),
  retries: 0,
  retryAfter: 0,
  longest: 300,
  atOnce: 1,
  every: "* * * * *",
  run: deliveringEventsBy(webhookPoster()),
});
