import { CommandError } from "../../api/command-error.ts";
import { createLimiter } from "../../auth/limits/create-limiter.ts";
import type { Database } from "../../db/database.ts";
import type { PostWebhook } from "../../webhooks/post-webhook.ts";
import { claimDelivery } from "./claim-delivery.ts";
import { sendDelivery } from "./send-delivery.ts";

/** Sends one delivery at once, and tells what was answered. Throws `too_many`, and `not_now` where its address is switched off. */
export async function sendNow(database: Database, post: PostWebhook, delivery: string) {
  const claimed = await claimDelivery(database, { delivery });
  if (!claimed) {
    throw new CommandError("not_now", { message: "This address is switched off. Save it again first." });
  }
  const { status, problem } = await sendDelivery(database, post, claimed);
  return { status, problem };
}

/** It makes this server ask another: that cannot be done as often as one likes. Throws `too_many`. */
export async function countSending(database: Database, account: string): Promise<void> {
  const limiter = createLimiter(database, "webhook-test", { points: 20, seconds: 600 });
  await limiter.consume(account).catch(() => {
    throw new CommandError("too_many");
  });
}
