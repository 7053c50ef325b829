import type { Database } from "../db/database.ts";
import type { PostWebhook, WebhookAnswer } from "../webhooks/post-webhook.ts";
import { sendSigned } from "../webhooks/send-signed.ts";

type Sent = {
  site: string;
  /** Of a message; none of a test. */
  message: string | null;
  /** What names it for the receiver, the same at each try. */
  id: string;
  payload: object;
};

/**
 * Sends `payload` to the webhook of a site, signed, and writes down what came of it. Undefined
 * where there is no webhook, or one that is switched off.
 */
export async function sendToWebhook(
  { pool }: Database,
  post: PostWebhook,
  { site, message, id, payload }: Sent,
): Promise<WebhookAnswer | undefined> {
  const { rows } = await pool.query<{ url: string; secret: string }>(
    `select url, secret from public.webhooks join private.webhook_secrets using (site)
     where site = $1 and disabled_at is null`,
    [site],
  );
  const [hook] = rows;
  if (!hook) return undefined;
  const answer = await sendSigned(post, { ...hook, id, payload });
  await pool.query(
    `insert into public.webhook_deliveries (site, message, status, problem, took_ms) values ($1, $2, $3, $4, $5)`,
    [site, message, answer.status, answer.problem, answer.tookMs],
  );
  return answer;
}
