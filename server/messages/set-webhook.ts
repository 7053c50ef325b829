import { randomBytes } from "node:crypto";
import { setWebhook as command } from "../../contract/set-webhook.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";

export const setWebhook = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, url } = input;
    await openSite(transaction, actor, site, "manage");
    const secret = `whsec_${randomBytes(32).toString("base64")}`;
    await transaction.deleteFrom("webhooks").where("site", "=", site).execute();
    await transaction.insertInto("webhooks").values({ site, url }).execute();
    await transaction.insertInto("private.webhook_secrets").values({ site, secret }).execute();
    await audit({ act: "set-webhook", target: { kind: "site", id: site }, after: { url } });
    return { secret };
  }),
);
