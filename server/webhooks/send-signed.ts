import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { PostWebhook, WebhookAnswer } from "./post-webhook.ts";

type Told = {
  url: string;
  secret: string;
  /** What names it for the receiver, the same at each try. */
  id: string;
  payload: object;
};

/** Posts `payload` to an address, signed with its secret as standardwebhooks.com says. */
export function sendSigned(post: PostWebhook, { url, secret, id, payload }: Told): Promise<WebhookAnswer> {
  const now = new Date();
  const body = JSON.stringify(payload);
  return post(url, body, {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Fabula-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  });
}

/** A secret that nothing was signed with yet. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** Whether the receiver has taken it. */
export function isTaken({ status }: Pick<WebhookAnswer, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}
