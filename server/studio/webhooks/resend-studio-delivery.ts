import { resendStudioDelivery as command } from "../../../contract/resend-studio-delivery.ts";
import { CommandError } from "../../api/command-error.ts";
import { handle } from "../../api/handle-command.ts";
import { webhookPoster } from "../../webhooks/post-webhook.ts";
import { countSending, sendNow } from "./send-now.ts";

const post = webhookPoster();

export const resendStudioDelivery = handle(command, async ({ input, actor, parts, write }) => {
  const { delivery } = input;
  await countSending(parts.database, actor.id);
  await write(async ({ transaction, audit }) => {
    const found = await transaction
      .selectFrom("private.studio_deliveries")
      .select(["webhook", "event"])
      .where("id", "=", delivery)
      .executeTakeFirst();
    if (!found) throw new CommandError("not_found", { message: "This is not kept any more." });
    await audit({
      act: "resend-studio-delivery",
      target: { kind: "webhook", id: found.webhook },
      after: { delivery, event: found.event },
    });
    return { status: null, problem: null };
  });
  return sendNow(parts.database, post, delivery);
});
