import { setWebhook as command } from "../../contract/set-webhook.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { newWebhookSecret } from "../webhooks/send-signed.ts";

export const setWebhook = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, url } = input;
    await openSite(transaction, actor, site, "manage");
    const secret = newWebhookSecret();
    await transaction.deleteFrom("webhooks").where("site", "=", site).execute();
    await transaction.insertInto("webhooks").values({ site, url }).execute();
    await transaction.insertInto("private.webhook_secrets").values({ site, secret }).execute();
    await audit({ act: "set-webhook", target: { kind: "site", id: site }, after: { url } });
    return { secret };
  }),
);
