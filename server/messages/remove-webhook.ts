import { removeWebhook as command } from "../../contract/remove-webhook.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";

export const removeWebhook = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site } = input;
    await openSite(transaction, actor, site, "manage", { inAnyState: true });
    await transaction.deleteFrom("webhooks").where("site", "=", site).execute();
    await audit({ act: "remove-webhook", target: { kind: "site", id: site } });
    return {};
  }),
);
