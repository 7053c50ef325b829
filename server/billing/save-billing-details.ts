import { saveBillingDetails as command } from "../../contract/save-billing-details.ts";
import { handle } from "../api/handle-command.ts";
import { keepBuyer } from "./find-buyer.ts";

/** What the audit keeps of it is that it happened: the address is the account's own. */
export const saveBillingDetails = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    await keepBuyer(transaction, actor.id, input.buyer);
    await audit({ act: "save-billing-details", target: { kind: "account", id: actor.id } });
    return {};
  }),
);
