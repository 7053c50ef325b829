import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import type { PostWebhook, WebhookAnswer } from "../../webhooks/post-webhook.ts";
import { isTaken, sendSigned } from "../../webhooks/send-signed.ts";

export type ClaimedDelivery = {
  id: string;
  webhook: string;
  event: string;
  data: object;
  at: Date;
  attempts: number;
  url: string;
  secret: string;
};

/** What a test is called, which tells of nothing. */
export const testEvent = "webhook.test";

/** Minutes before each further try: four days in all. */
const pauses = [1, 5, 30, 120, 360, 720, 1_440, 1_440, 1_440];

/**
 * Sends what this server has claimed to its address, outside any transaction, and writes down what came of it. An address
 * that has taken nothing for three days is switched off; what waits for it then waits on.
 */
export async function sendDelivery(
  { typed }: Pick<Database, "typed">,
  post: PostWebhook,
  { id, webhook, event, data, at, attempts, url, secret }: ClaimedDelivery,
): Promise<WebhookAnswer> {
  const answer = await sendSigned(post, { url, secret, id, payload: { type: event, timestamp: at, data } });
  const taken = isTaken(answer);
  // Whoever tests looks at what comes of it themselves.
  const isTest = event === testEvent;
  const pause = isTest ? undefined : pauses[attempts - 1];
  await typed.transaction().execute(async (transaction) => {
    // The address first, as those do it who save or remove it: so no two wait for each other.
    if (!isTest) {
      await sql`
        update private.studio_webhooks set
          failing_since = case when not ${taken} then coalesce(failing_since, now()) end,
          disabled_at = case when not ${taken} and failing_since < now() - interval '3 days' then now() end
        where id = ${webhook} and disabled_at is null
      `.execute(transaction);
    }
    await sql`
      update private.studio_deliveries set tried_at = now(), status = ${answer.status}, problem = ${answer.problem},
        took_ms = ${answer.tookMs}, taken_at = case when ${taken} then now() else taken_at end,
        next_at = case when ${taken} then null else now() + make_interval(mins => ${pause ?? null}::int) end
      where id = ${id}
    `.execute(transaction);
  });
  return answer;
}
