import { randomUUID } from "node:crypto";
import { testStudioWebhook as command } from "../../../contract/test-studio-webhook.ts";
import { CommandError } from "../../api/command-error.ts";
import { handle } from "../../api/handle-command.ts";
import { webhookPoster } from "../../webhooks/post-webhook.ts";
import { testEvent } from "./send-delivery.ts";
import { countSending, sendNow } from "./send-now.ts";

const post = webhookPoster();

export const testStudioWebhook = handle(command, async ({ input, actor, parts, write }) => {
  const { webhook } = input;
  await countSending(parts.database, actor.id);
  const delivery = randomUUID();
  await write(async ({ transaction, audit }) => {
    const hook = await transaction
      .selectFrom("private.studio_webhooks")
      .select("disabled_at")
      .where("id", "=", webhook)
      .executeTakeFirst();
    if (!hook) throw new CommandError("not_found", { message: "There is no such address any more." });
    if (hook.disabled_at !== null) {
      throw new CommandError("not_now", { message: "This address is switched off. Save it again first." });
    }
    await transaction
      .insertInto("private.studio_deliveries")
      .values({ id: delivery, webhook, event: testEvent, data: "{}" })
      .execute();
    await audit({ act: "test-studio-webhook", target: { kind: "webhook", id: webhook } });
    return { status: null, problem: null };
  });
  // Outside any transaction: it may take 10 s.
  return sendNow(parts.database, post, delivery);
});
