import { sql } from "kysely";
import { saveStudioWebhook as command } from "../../../contract/save-studio-webhook.ts";
import { mostStudioWebhooks } from "../../../contract/studio-events.ts";
import { CommandError } from "../../api/command-error.ts";
import { handle } from "../../api/handle-command.ts";
import { newWebhookSecret } from "../../webhooks/send-signed.ts";

export const saveStudioWebhook = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { webhook: id, url, events } = input;
    // Of two who add the last one at once, the second hears that there is no room.
    await sql`select pg_advisory_xact_lock(hashtextextended('studio-webhooks', 0))`.execute(transaction);
    const hooks = await transaction
      .selectFrom("private.studio_webhooks")
      .select(["id", "url", "events"])
      .execute();
    const before = hooks.find((hook) => hook.id === id);
    const saved = { url, events: [...events], failing_since: null, disabled_at: null };
    const target = { kind: "webhook", id };
    if (before) {
      // Its secret was told to whoever had the address before.
      const secret = before.url === url ? null : newWebhookSecret();
      await transaction
        .updateTable("private.studio_webhooks")
        .set({ ...saved, ...(secret !== null && { secret }) })
        .where("id", "=", id)
        .execute();
      await transaction
        .updateTable("private.studio_deliveries")
        .set({ next_at: new Date() })
        .where("webhook", "=", id)
        .where("next_at", "is not", null)
        .execute();
      await audit({
        act: "save-studio-webhook",
        target,
        before: { host: hostOf(before.url), events: before.events },
        after: { host: hostOf(url), events },
      });
      return { secret };
    }
    if (hooks.length >= mostStudioWebhooks) {
      throw new CommandError("not_now", {
        message: `${mostStudioWebhooks} addresses are told already. Remove one first.`,
      });
    }
    const secret = newWebhookSecret();
    await transaction
      .insertInto("private.studio_webhooks")
      .values({ id, ...saved, secret, made_by: actor.id })
      .execute();
    await audit({ act: "save-studio-webhook", target, after: { host: hostOf(url), events } });
    return { secret };
  }),
);

/** For the audit: what stands behind it often opens the address. */
function hostOf(url: string): string {
  return new URL(url).host;
}
