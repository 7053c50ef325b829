import { Webhook } from "standardwebhooks";
import type { Database } from "../db/database.ts";
import type { PostWebhook, WebhookAnswer } from "./post-webhook.ts";

type Sent = {
  site: string;
  /** Of a message; none of a test. */
  message: string | null;
  /** What names it for the receiver, the same at each try. */
  id: string;
  payload: object;
};

/**
 * Sends `payload` to the webhook of a site, signed as standardwebhooks.com says, and writes down what came of it. Undefined
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
  const now = new Date();
  const body = JSON.stringify(payload);
  const answer = await post(hook.url, body, {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Fabula-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(hook.secret).sign(id, now, body),
  });
  await pool.query(
    `insert into public.webhook_deliveries (site, message, status, problem, took_ms) values ($1, $2, $3, $4, $5)`,
    [site, message, answer.status, answer.problem, answer.tookMs],
  );
  return answer;
}

/** Whether the receiver has taken it. */
export function isTaken({ status }: WebhookAnswer): boolean {
  return status !== null && status >= 200 && status < 300;
}
