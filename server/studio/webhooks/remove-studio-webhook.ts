import { removeStudioWebhook as command } from "../../../contract/remove-studio-webhook.ts";
import { handle } from "../../api/handle-command.ts";

export const removeStudioWebhook = handle(command, ({ input: { webhook: id }, write }) =>
  write(async ({ transaction, audit }) => {
    const removed = await transaction
      .deleteFrom("private.studio_webhooks")
      .where("id", "=", id)
      .returning(["url", "events"])
      .executeTakeFirst();
    if (!removed) return {};
    await audit({
      act: "remove-studio-webhook",
      target: { kind: "webhook", id },
      before: { host: new URL(removed.url).host, events: removed.events },
    });
    return {};
  }),
);
