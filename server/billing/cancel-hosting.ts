import { sql } from "kysely";
import { cancelHosting as command } from "../../contract/cancel-hosting.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { billingToday } from "./billing-today.ts";
import { dropRenewal } from "./drop-renewal.ts";
import { lockCustomer } from "./lock-customer.ts";
import { mailBilling } from "./mail-billing.ts";
import { openHosting } from "./open-hosting.ts";
import { stepHosting } from "./step-hosting.ts";

export const cancelHosting = handle(command, ({ input: _, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    await lockCustomer(transaction, actor.id);
    const row = await openHosting(transaction, actor.id);
    if (!row) throw new CommandError("not_found", { message: "There is no hosting to cancel." });
    const { until, state, cancelledOn } = row.hosting;
    if (cancelledOn !== null || state === "ended") {
      throw new CommandError("not_now", { message: "Your hosting is cancelled already." });
    }
    const today = await billingToday(transaction);
    await dropRenewal(parts, transaction, row, today);
    await sql`update public.subscriptions set cancelled_on = ${today} where id = ${row.id}`.execute(
      transaction,
    );
    // Whose year is over already is told that it has ended, and not that it will.
    if (today < until) await mailBilling(parts, transaction, { notice: "cancelled", to: row.email, until });
    await stepHosting(parts, transaction, actor.id, today);
    await audit({ act: "cancel-hosting", target: { kind: "subscription", id: row.id }, after: { until } });
    return { endsOn: until < today ? today : until };
  }),
);
